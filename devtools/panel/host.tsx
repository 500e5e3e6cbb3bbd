import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import launcher from './launcher.css?inline'
import { stayReachable } from './reachable.ts'
import type { Theme } from './theme.ts'
import tokens from './tokens.css?inline'

export interface HostProps {
  theme: Theme
  /** The parent element; the page's body by default. */
  container?: Element | undefined
  children: (root: ShadowRoot) => ReactNode
}

/** Renders into its own open shadow root, which the page's CSS does not reach and which a modal does not make inert. */
export function Host({ theme, container, children }: HostProps) {
  const [root, setRoot] = useState<ShadowRoot>()

  useLayoutEffect(() => {
    const host = document.createElement('portico-devtools')
    // English, whatever the page's language.
    host.lang = 'en'
    host.dir = 'ltr'
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [tokens, launcher].map(sheetOf)
    const home = container ?? document.body
    home.append(host)
    const leave = stayReachable(host, home)
    setRoot(shadow)
    return () => {
      leave()
      host.remove()
    }
  }, [container])

  useLayoutEffect(() => {
    if (root?.host instanceof HTMLElement) root.host.dataset.theme = theme
  }, [root, theme])

  return root ? createPortal(<div className="root">{children(root)}</div>, root) : null
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
