import { useRef } from 'react'
import type { Failure } from '../core/errors.ts'
import { EmailStep } from '../ui/email-step.tsx'
import { useFirstField } from '../ui/first-field.ts'
import { useMailText } from './mail-text.ts'
import { problemOf } from './problem-of.ts'

export interface EmailEntryProps {
  /** The email typed before, or the user's own. */
  email: string
  /** The label of the submit button. */
  action: string
  /** Explains what follows. */
  hint: string
  /** The last failure. */
  failure: Failure | null
  busy: boolean
  /** The number of seconds until an email can be sent. */
  wait: number
  onEmail: (email: string) => void
}

/** The field for an email that a code will verify. */
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
