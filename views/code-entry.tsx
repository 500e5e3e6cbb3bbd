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
  /** Where the code was sent. */
  email: string
  /** How many codes were refused: the fields are emptied then. */
  attempts: number
  failure: Failure | null
  busy: boolean
  /** It is busy because another code is being sent. */
  sending: boolean
  /** In how many seconds another code can be had. */
  wait: number
  onCode: (code: string) => void
  /** Undefined where none can be had now. */
  onResend: (() => void) | undefined
}

/** The code of a mail [embedded-code]. */
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
