import type { ReactNode } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'
import css from './provider-buttons.css?inline'

/** Buttons for where one can log in: one with its name, and the others side by side below it. */
export function ProviderButtons({ label, children }: { label: string; children: ReactNode }) {
  useLazyStyles(css)
  return (
    <fieldset className="providers" aria-label={label}>
      {children}
    </fieldset>
  )
}

export interface ProviderButtonProps {
  icon: ReactNode
  label: string
  /** Takes a line for itself, with its words. */
  wide?: boolean | undefined
  testId: string
  onPress: () => void
}

/** One of them. */
export function ProviderButton({ icon, label, wide = false, testId, onPress }: ProviderButtonProps) {
  return (
    <Press
      className={`button provider${wide ? ' wide' : ''}`}
      label={wide ? undefined : label}
      testId={testId}
      onPress={onPress}
    >
      {icon}
      {wide ? <span className="provider-words">{label}</span> : null}
    </Press>
  )
}
