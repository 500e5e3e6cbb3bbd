import type { ReactNode } from 'react'
import css from './chip.css?inline'
import { Icon } from './icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'
import { Name } from './text.tsx'

export interface ChipProps {
  icon: ReactNode
  /** A name from outside, or words of ours. */
  children: string
  /** It asks for the user's attention. */
  tone?: 'plain' | 'warn' | undefined
  /** Says what pressing does; without `onPress` it only informs. */
  label?: string | undefined
  onPress?: (() => void) | undefined
  testId?: string | undefined
}

export interface ChipLinkProps {
  icon: ReactNode
  /** Says where it leads. */
  label: string
  href: string
}

/** A link beside a chip, and of its look, that is only an icon. */
export function ChipLink({ icon, label, href }: ChipLinkProps) {
  useLazyStyles(css)
  return (
    <Press className="chip pressable alone" label={label} href={href}>
      {icon}
    </Press>
  )
}

/** A short fact on a plate of its own: a network, an account. It may lead on. */
export function Chip({ icon, children, tone = 'plain', label, onPress, testId }: ChipProps) {
  useLazyStyles(css)
  const inside = (
    <>
      {icon}
      <Name>{children}</Name>
      {onPress ? <Icon name="forward" size={16} /> : null}
    </>
  )
  return onPress ? (
    <Press className={`chip pressable ${tone}`} label={label} onPress={onPress} testId={testId}>
      {inside}
    </Press>
  ) : (
    <span className={`chip ${tone}`} data-testid={testId}>
      {inside}
    </span>
  )
}
