import { type ReactNode, useInsertionEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
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

/** Renders its children into an open shadow root of their own, which the page's CSS does not reach. */
export function Shadow({ theme, variables, dir, lang, container, children }: ShadowProps) {
  const [root, setRoot] = useState<ShadowRoot>()

  useLayoutEffect(() => {
    const host = document.createElement('w3m-modal')
    setRoot(host.attachShadow({ mode: 'open' }))
    const parent = container ?? document.body
    parent.append(host)
    return () => host.remove()
  }, [container])

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
      <Root>{children}</Root>
    </StylesProvider>,
    root,
  )
}
