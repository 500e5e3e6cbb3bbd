import { useSelector } from '@xstate/react'
import { statusOf } from '../../core/status-meta.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { ComingForm } from '../../ui/coming-form.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Foot } from '../../ui/foot.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Plate } from '../../ui/plate.tsx'
import { ComingReceiver } from '../../ui/receiver-field.tsx'
import { type LazyView, lazyView, type ViewProps } from '../define-views.ts'
import { LazyPart } from '../lazy-part.tsx'
import { AmountPart } from './amount-part.tsx'
import { sendMessages, useText } from './messages.ts'
import { ReceiverPart } from './receiver-part.tsx'

type Props = ViewProps<typeof sendMachine>

/** Loads once the account is known to have sent something before. */
const recentReceivers: LazyView<Props> = lazyView(() => import('./recent.tsx'), sendMessages)

/** The token, the amount and the receiver of a transfer [send-steps]. */
export default function WalletSend({ actor }: Props) {
  const t = useText()
  const loading = useSelector(actor, (snapshot) => statusOf(snapshot) === 'send.loading')
  const hasRecent = useSelector(actor, ({ context }) => context.recent.length > 0)
  const unavailable = useSelector(actor, (snapshot) => snapshot.matches({ draft: 'unavailable' }))
  if (unavailable) return <Unavailable actor={actor} />
  if (loading)
    return (
      <ComingForm label={t('send.loading')} fields={1} foot plates={[48]}>
        <ComingReceiver />
      </ComingForm>
    )
  return (
    <Stack gap={12}>
      <AmountPart actor={actor} />
      <ReceiverPart actor={actor} />
      {hasRecent ? <LazyPart part={recentReceivers} props={{ actor }} /> : null}
      <Foot>
        <NextStep actor={actor} />
      </Foot>
    </Stack>
  )
}

/** The button for the next step, labelled by the state [send-steps]. */
function NextStep({ actor }: Props) {
  const t = useText()
  const status = useSelector(actor, statusOf)
  const mayReview = useSelector(actor, (snapshot) => snapshot.can({ type: 'send.review' }))
  const label = t(status ?? 'send.preview', { symbol: '', reason: '', wallet: '', amount: '' })
  return (
    <>
      {/* An invalid amount is reported nowhere else. */}
      {status === 'send.incorrectValue' || status === 'send.insufficientFunds' ? <Say>{label}</Say> : null}
      <Button
        variant="primary"
        wide
        disabled={!mayReview}
        testId="send-next"
        onPress={() => actor.send({ type: 'send.review' })}
      >
        {label}
      </Button>
    </>
  )
}

function Unavailable({ actor }: Props) {
  const t = useText()
  const code = useSelector(actor, ({ context }) => context.failure?.code)
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'tokens.retry' }))
  return (
    <EmptyState
      art={<Plate icon="warning" tone="warn" />}
      title={t('send.unavailable')}
      text={t(code ?? 'unknown')}
      testId="send.unavailable"
    >
      {mayRetry ? (
        <Button variant="primary" wide testId="send-retry" onPress={() => actor.send({ type: 'tokens.retry' })}>
          {t('modal.retry')}
        </Button>
      ) : null}
    </EmptyState>
  )
}
