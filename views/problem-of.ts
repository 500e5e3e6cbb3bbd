import type { Failure } from '../core/errors.ts'
import type { useMailText } from './mail-text.ts'

interface ProblemInput {
  t: ReturnType<typeof useMailText>
  failure: Failure | null
  /** The number of seconds until another email can be sent. */
  wait: number
}

interface ProblemTexts {
  /** The text in the view, which counts the seconds down. */
  problem: string | undefined
  /** The text for screen readers, announced once. */
  said: string | undefined
}

/** The failure of an email, as visible and as spoken text [embedded-resend]. */
export const problemOf = ({ t, failure, wait }: ProblemInput): ProblemTexts => ({
  problem: failure ? t(failure.code, { ...failure.params, seconds: wait }) : undefined,
  said: failure ? t(failure.code, failure.params) : undefined,
})
