import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import tokens from '../../devtools/panel/tokens.css?inline'
import { adopt, StylesProvider } from '../../ui/styles.tsx'

export interface SurfaceProps {
  theme: 'light' | 'dark'
  dir?: 'ltr' | 'rtl' | undefined
  children: ReactNode
}

/** A shadow root like the devtools' own, the size of the window, for parts of them that are rendered alone. */
export function Surface({ theme, dir = 'ltr', children }: SurfaceProps) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    const { current } = host
    if (!current) return
    const shadow = current.shadowRoot ?? current.attachShadow({ mode: 'open' })
    adopt(shadow, tokens)
    setRoot(shadow)
  }, [])
  return (
    <div ref={host} data-testid="surface" data-theme={theme} dir={dir}>
      {root
        ? createPortal(
            <StylesProvider root={root}>
              <div className="root">
                <div style={{ position: 'fixed', inset: 0 }}>{children}</div>
              </div>
            </StylesProvider>,
            root,
          )
        : null}
    </div>
  )
}
