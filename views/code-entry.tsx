import type { Failure } from '../core/errors.ts'
import { Say } from '../ui/announcer.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/prose.tsx'
import { useMailText } from './mail-text.ts'
import { problemOf } from './problem-of.ts'
import { Resend } from './resend.tsx'
import { shortEmail } from './short-email.ts'

export interface CodeEntryProps {
  /** The email that the code was sent to. */
  email: string
  /** How many codes were rejected: each rejection clears the fields. */
  attempts: number
  failure: Failure | null
  busy: boolean
  /** Whether it is busy sending another code. */
  sending: boolean
  /** The number of seconds until another code can be requested. */
  wait: number
  onCode: (code: string) => void
  /** Undefined if no code can be requested now. */
  onResend: (() => void) | undefined
}

/** The field for an emailed code [embedded-code]. */
export function CodeEntry({ email, attempts, failure, busy, sending, wait, onCode, onResend }: CodeEntryProps) {
  const t = useMailText()
  const { problem, said } = problemOf({ t, failure, wait })
  const [text, shown] = [t('code.text'), shortEmail(email)]
  const checking = busy && !sending ? t('code.checking') : undefined
  return (
    <Stack gap={20}>
      <Stack gap={16} align="center">
        <Stack gap={2}>
          <Text align="center">{text}</Text>
          <Text strong align="center" testId="email-code">
            <bdi>{shown}</bdi>
          </Text>
        </Stack>
        <CodeField
          key={attempts}
          label={t('code.field')}
          labelOf={(place) => t('code.digit', { place })}
          busy={busy}
          bad={failure !== null}
          onFull={onCode}
        />
        <Text tone="quiet" size="s" align="center" testId={failure ? 'code-problem' : undefined}>
          {problem ?? checking ?? t('code.expires')}
        </Text>
        <Say>{said ?? checking ?? `${text} ${shown}`}</Say>
      </Stack>
      <Resend what="code.resend" wait={wait} onResend={onResend} />
    </Stack>
  )
}
