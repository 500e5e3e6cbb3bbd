import type { ReactNode } from 'react'
import css from './button.css?inline'
import { Spinner } from './icon.tsx'
import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'

export interface ButtonProps {
  variant?: 'primary' | 'secondary' | 'danger' | undefined
  icon?: LazyIconName | undefined
  /** Takes the full width. */
  wide?: boolean | undefined
  href?: string | undefined
  onPress?: (() => void) | undefined
  disabled?: boolean | undefined
  busy?: boolean | undefined
  testId?: string | undefined
  /** With it, a disabled button keeps the focus. */
  tabIndex?: 0 | undefined
  /** Whether it is the next step: when it appears, it takes the focus from the title. */
  next?: boolean | undefined
  children: ReactNode
}

/** Takes the focus from the title, which received it when the focused element disappeared. */
function takeFromTitle(inside: HTMLElement | null): void {
  const root = inside?.getRootNode()
  if (!(root instanceof ShadowRoot || root instanceof Document)) return
  if (root.activeElement?.matches('.title')) inside?.closest('button')?.focus({ preventScroll: true })
}

/** A button, or a link with the look of one. */
export function Button({ variant = 'secondary', icon, wide = false, next, children, ...press }: ButtonProps) {
  useLazyStyles(css)
  return (
    <Press {...press} className={`button ${variant}${wide ? ' wide' : ''}`}>
      {press.busy ? <Spinner /> : icon ? <LazyIcon name={icon} size={18} /> : null}
      <span className="button-text" ref={next ? takeFromTitle : undefined}>
        {children}
      </span>
    </Press>
  )
}
