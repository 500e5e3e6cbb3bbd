import type { ReactNode } from 'react'
import { Icon, type IconName, Spinner } from './icon.tsx'
import css from './press.css?inline'
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

/**
 * What can be pressed: a button or a link. Busy keeps the focus and ignores presses, and so does a disabled one with a
 * `tabIndex`: it is one of many with a single tab stop, where the arrow keys lead on, or is disabled by itself under the
 * user's hands.
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

/** A button that is only an icon; its label is for those who do not see it. */
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

/** A quiet way on, in words. */
export function TextLink({ icon, children, ...press }: TextLinkProps) {
  return (
    <Press {...press} className="text-link">
      {children}
      {icon ? <Icon name={icon} size={16} /> : null}
    </Press>
  )
}
