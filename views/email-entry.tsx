import { useRef } from 'react'
import type { Failure } from '../core/errors.ts'
import { EmailStep } from '../ui/email-step.tsx'
import { useFirstField } from '../ui/first-field.ts'
import { useMailText } from './mail-text.ts'
import { problemOf } from './problem-of.ts'

export interface EmailEntryProps {
  /** What was typed before, or is the user's. */
  email: string
  /** What sends it off. */
  action: string
  /** What comes of it. */
  hint: string
  /** What was wrong. */
  failure: Failure | null
  busy: boolean
  /** In how many seconds an email can be sent. */
  wait: number
  onEmail: (email: string) => void
}

/** The field for an email that a code will prove. */
export function EmailEntry({ email, action, hint, failure, busy, wait, onEmail }: EmailEntryProps) {
  const t = useMailText()
  const { problem, said } = problemOf({ t, failure, wait })
  const field = useRef<HTMLInputElement>(null)
  useFirstField(field, !busy)
  return (
    <EmailStep
      hint={hint}
      label={t('email.label')}
      action={action}
      email={email}
      field={field}
      busy={busy}
      problem={problem}
      said={said}
      onSubmit={onEmail}
    />
  )
}
