import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ErrorCode } from '../../core/errors.ts'
import { ringOf, statusOf } from '../../core/status-meta.ts'
import type { socialLoginMachine } from '../../machines/social-login/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProviderIcon } from '../../ui/provider-icon.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

interface ProgressProps extends ViewProps<typeof socialLoginMachine> {
  /** Additional actions. */
  children?: ReactNode
}

const titles: Partial<Record<ErrorCode, 'social.noWindow' | 'social.late'>> = {
  'social.blocked': 'social.noWindow',
  'social.timeout': 'social.late',
}

/** The progress of a social login, or its failure, and the next step. */
export function Progress({ actor, children }: ProgressProps) {
  const t = useText()
  const status = useSelector(actor, statusOf)
  const ring = useSelector(actor, ringOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const choice = useSelector(actor, ({ context }) => context.choice)
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'social.retry' }))
  const code = failure?.code ?? 'unknown'
  const title = status ?? titles[code] ?? 'social.failed'
  const params = { provider: choice?.name ?? '', wallet: choice?.name ?? '', ...failure?.params }
  const [headline, sentence] = [t(title, params), t(status ? `${status}Hint` : code, params)]
  return (
    <EmptyState
      art={<Ring state={ring}>{choice ? <ProviderIcon provider={choice.provider} size={76} plate /> : null}</Ring>}
      title={headline}
      text={sentence}
      testId={title}
    >
      <Say>{`${headline}. ${sentence}`}</Say>
      {children}
      {mayRetry ? (
        <Button variant="primary" wide testId="social-retry" onPress={() => actor.send({ type: 'social.retry' })}>
          {t('modal.retry')}
        </Button>
      ) : null}
    </EmptyState>
  )
}
