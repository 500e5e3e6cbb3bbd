import type { ReactNode } from 'react'
import { Icon, type IconName, Spinner } from './icon.tsx'
import css from './press.css?inline'
import { useStyles } from './styles.tsx'

interface PressProps {
  /** Renders a link instead of a button; it opens in a new tab. */
  href?: string | undefined
  onPress?: (() => void) | undefined
  disabled?: boolean | undefined
  busy?: boolean | undefined
  testId?: string | undefined
  label?: string | undefined
  tabIndex?: number | undefined
  className: string
  children: ReactNode
}

/**
 * A pressable element: a button or a link. While busy it keeps the focus and ignores presses; so does a disabled one
 * with a `tabIndex`, which is either one of several with a single tab stop and arrow keys, or is disabled while the
 * user is on it.
 */
export function Press({ href, onPress, disabled, busy, testId, label, tabIndex, className, children }: PressProps) {
  useStyles(css)
  if (href !== undefined)
    return (
      <a
        className={className}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        data-testid={testId}
        aria-label={label}
        tabIndex={tabIndex}
        onClick={onPress}
      >
        {children}
      </a>
    )
  return (
    <button
      type="button"
      className={className}
      disabled={disabled && tabIndex === undefined}
      aria-disabled={busy || disabled || undefined}
      aria-busy={busy || undefined}
      data-testid={testId}
      aria-label={label}
      tabIndex={tabIndex}
      onClick={busy || disabled ? undefined : onPress}
    >
      {children}
    </button>
  )
}

export interface IconButtonProps {
  icon: IconName
  label: string
  onPress: () => void
  disabled?: boolean | undefined
  busy?: boolean | undefined
  testId?: string | undefined
}

/** An icon-only button; its label is for screen readers. */
export function IconButton({ icon, ...press }: IconButtonProps) {
  return (
    <Press {...press} className="icon-button">
      {press.busy ? <Spinner size={20} /> : <Icon name={icon} />}
    </Press>
  )
}

export interface TextLinkProps {
  href?: string | undefined
  onPress?: (() => void) | undefined
  icon?: IconName | undefined
  busy?: boolean | undefined
  testId?: string | undefined
  children: ReactNode
}

/** A text link, less prominent. */
export function TextLink({ icon, children, ...press }: TextLinkProps) {
  return (
    <Press {...press} className="text-link">
      {children}
      {icon ? <Icon name={icon} size={16} /> : null}
    </Press>
  )
}
