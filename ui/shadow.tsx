import { type ReactNode, useCallback, useInsertionEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { AttachContext } from './attach.ts'
import { StylesProvider, useStyles } from './styles.tsx'
import tokens from './tokens.css?inline'

export type Theme = 'light' | 'dark'

export interface ShadowProps {
  theme: Theme
  /** The public theme variables (`--w3m-accent` and so on), as they are set on the host. */
  variables?: Readonly<Record<string, string | number>> | undefined
  /** Omitted, the page's own direction is inherited. */
  dir?: 'ltr' | 'rtl' | undefined
  lang?: string | undefined
  /** Where the host element is put; the page's body by default, so that no ancestor can hide or clip it. */
  container?: Element | undefined
  children: ReactNode
}

function Root({ children }: { children: ReactNode }) {
  useStyles(tokens)
  return <div className="root">{children}</div>
}

/** The body of now: pages swap it. */
const parentOf = (container: Element | undefined) => container ?? document.body ?? document.documentElement

/** A page may have an element of that name, which can have a shadow root already. */
const hostName = () => (globalThis.customElements?.get('w3m-modal') ? 'portico-modal' : 'w3m-modal')

/** Renders its children into an open shadow root of their own, which the page's CSS does not reach. */
export function Shadow({ theme, variables, dir, lang, container, children }: ShadowProps) {
  const [root, setRoot] = useState<ShadowRoot>()

  useLayoutEffect(() => {
    const shadow = document.createElement(hostName()).attachShadow({ mode: 'open' })
    setRoot(shadow)
    parentOf(container).append(shadow.host)
    return () => shadow.host.remove()
  }, [container])

  const attach = useCallback(() => {
    if (root?.host.isConnected === false) parentOf(container).append(root.host)
  }, [root, container])

  // Before the effects of what is inside, the dialog's among them: they have the page laid out.
  useInsertionEffect(() => {
    const host = root?.host
    if (!(host instanceof HTMLElement)) return
    host.dataset.theme = theme
    host.lang = lang ?? ''
    host.dir = dir ?? ''
    const entries = Object.entries(variables ?? {})
    for (const [name, value] of entries) host.style.setProperty(name, String(value))
    return () => {
      for (const [name] of entries) host.style.removeProperty(name)
    }
  }, [root, theme, variables, dir, lang])

  if (!root) return null
  return createPortal(
    <StylesProvider root={root}>
      <AttachContext.Provider value={attach}>
        <Root>{children}</Root>
      </AttachContext.Provider>
    </StylesProvider>,
    root,
  )
}
