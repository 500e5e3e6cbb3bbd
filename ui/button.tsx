import type { ReactNode } from 'react'
import css from './button.css?inline'
import { Icon, type IconName, Spinner } from './icon.tsx'
import { useStyles } from './styles.tsx'

interface PressProps {
  /** A link instead of a button; opens in a tab of its own. */
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

/** What can be pressed: a button or a link. Busy keeps the focus and ignores presses. */
export function Press({ href, onPress, disabled, busy, testId, label, tabIndex, className, children }: PressProps) {
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
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-testid={testId}
      aria-label={label}
      tabIndex={tabIndex}
      onClick={busy ? undefined : onPress}
    >
      {children}
    </button>
  )
}

export interface ButtonProps {
  variant?: 'primary' | 'secondary' | undefined
  icon?: IconName | undefined
  /** Fills the line. */
  wide?: boolean | undefined
  href?: string | undefined
  onPress?: (() => void) | undefined
  disabled?: boolean | undefined
  busy?: boolean | undefined
  testId?: string | undefined
  children: ReactNode
}

/** A button, or a link that looks like one. */
export function Button({ variant = 'secondary', icon, wide = false, children, ...press }: ButtonProps) {
  useStyles(css)
  return (
    <Press {...press} className={`button ${variant}${wide ? ' wide' : ''}`}>
      {press.busy ? <Spinner /> : icon ? <Icon name={icon} size={18} /> : null}
      <span className="button-text">{children}</span>
    </Press>
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

/** A button that is only an icon; its label is for those who do not see it. */
export function IconButton({ icon, ...press }: IconButtonProps) {
  useStyles(css)
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
  testId?: string | undefined
  children: ReactNode
}

/** A quiet way on, in words. */
export function TextLink({ icon, children, ...press }: TextLinkProps) {
  useStyles(css)
  return (
    <Press {...press} className="text-link">
      {children}
      {icon ? <Icon name={icon} size={16} /> : null}
    </Press>
  )
}
