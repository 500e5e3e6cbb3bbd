import { type ReactNode, useInsertionEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { AttachContext } from './attach.ts'
import { adopt, StylesProvider } from './styles.tsx'
import tokens from './tokens.css?inline'

export type Theme = 'light' | 'dark'

export interface ShadowProps {
  theme: Theme
  /** The public theme variables (`--w3m-accent` and so on), as set on the host. */
  variables?: Readonly<Record<string, string | number>> | undefined
  /** If omitted, the page's direction is inherited. */
  dir?: 'ltr' | 'rtl' | undefined
  lang?: string | undefined
  /** The parent of the host element; the page's body by default, so that no ancestor can hide or clip it. */
  container?: Element | undefined
  children: ReactNode
}

type Made = [host: HTMLElement, root: ShadowRoot, inside: Element, attach: (piece: Element) => void]

/** The current body: some pages replace it. */
const parentOf = (container: Element | undefined) => container ?? document.body ?? document.documentElement

/** The page may have defined an element of that name, whose instances may already have a shadow root. */
const hostName = () => (globalThis.customElements?.get('w3m-modal') ? 'portico-modal' : 'w3m-modal')

/** Renders its children into their own open shadow root, which the page's CSS does not reach. */
export function Shadow({ theme, variables, dir, lang, container, children }: ShadowProps) {
  const [made, setMade] = useState<Made>()

  useLayoutEffect(() => {
    const host = document.createElement(hostName())
    const root = host.attachShadow({ mode: 'open' })
    adopt(root, tokens)
    const inside = Object.assign(document.createElement('div'), {
      className: 'root',
      // React calls this, and would fail if the page has removed the node before.
      removeChild: (child: ChildNode) => child.remove(),
    })
    root.append(inside)
    parentOf(container).append(host)
    const attach = (piece: Element) => {
      if (piece.isConnected) return
      inside.append(piece)
      root.append(inside)
      parentOf(container).append(host)
    }
    setMade([host, root, inside, attach])
    return () => host.remove()
  }, [container])

  // Before the effects of the children, such as the dialog's, which force a layout of the page.
  const host = made?.[0]
  useInsertionEffect(() => {
    if (!host) return
    host.dataset.theme = theme
    host.lang = lang ?? ''
    host.dir = dir ?? ''
    const entries = Object.entries(variables ?? {})
    for (const [name, value] of entries) host.style.setProperty(name, String(value))
    return () => {
      for (const [name] of entries) host.style.removeProperty(name)
    }
  }, [host, theme, variables, dir, lang])

  if (!made) return null
  const [, root, inside, attach] = made
  return createPortal(
    <StylesProvider root={root}>
      <AttachContext.Provider value={attach}>{children}</AttachContext.Provider>
    </StylesProvider>,
    inside,
  )
}
