import type { ReactNode } from 'react'
import css from './chip.css?inline'
import { Icon } from './icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'
import { Name } from './text.tsx'

export interface ChipProps {
  icon: ReactNode
  /** A name from outside, or our own text. */
  children: string
  /** `warn` asks for the user's attention. */
  tone?: 'plain' | 'warn' | undefined
  /** What a press does; without `onPress`, the chip is read-only. */
  label?: string | undefined
  onPress?: (() => void) | undefined
  testId?: string | undefined
}

export interface ChipLinkProps {
  icon: ReactNode
  /** Where the link leads. */
  label: string
  href: string
}

/** An icon-only link beside a chip, with the same look. */
export function ChipLink({ icon, label, href }: ChipLinkProps) {
  useLazyStyles(css)
  return (
    <Press className="chip pressable alone" label={label} href={href}>
      {icon}
    </Press>
  )
}

/** A short fact on its own surface, such as a network or an account, optionally a button. */
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
