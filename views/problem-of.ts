import type { Failure } from '../core/errors.ts'
import type { useMailText } from './mail-text.ts'

interface ProblemInput {
  t: ReturnType<typeof useMailText>
  failure: Failure | null
  /** In how many seconds another email can be had. */
  wait: number
}

interface ProblemTexts {
  /** As it stands in the view, where the seconds are counted down. */
  problem: string | undefined
  /** As it is read out, once. */
  said: string | undefined
}

/** What went wrong with an email, to be seen and to be heard [embedded-resend]. */
export const problemOf = ({ t, failure, wait }: ProblemInput): ProblemTexts => ({
  problem: failure ? t(failure.code, { ...failure.params, seconds: wait }) : undefined,
  said: failure ? t(failure.code, failure.params) : undefined,
})
