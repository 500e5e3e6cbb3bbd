import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { ErrorCode } from '../../core/errors.ts'
import type { MessageCode } from '../../locales/en.ts'
import type { connectMachine } from '../../machines/connect.ts'
import { Button } from '../../ui/button.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { EmptyState } from '../../ui/layout.tsx'
import { Ring, type RingState } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from '../text.tsx'
import { useConnector } from '../use-kit.ts'

type Snapshot = SnapshotFrom<typeof connectMachine>
type Phase = 'asking' | 'slow' | 'declined' | 'pending' | 'timedOut' | 'notInstalled' | 'unusable' | 'failed'

const rings: Record<Phase, RingState> = {
  asking: 'asking',
  slow: 'asking',
  declined: 'rejected',
  pending: 'asking',
  timedOut: 'failed',
  notInstalled: 'failed',
  unusable: 'failed',
  failed: 'failed',
}

const steps: Partial<Record<ErrorCode, MessageCode>> = {
  'wallet.pending': 'step.ask',
  'request.timeout': 'step.ask',
  'wallet.noAccounts': 'step.accounts',
  'wallet.locked': 'step.unlocked',
}

const phaseOf = (snapshot: Snapshot): Phase => {
  switch (snapshot.value) {
    case 'declined':
    case 'pending':
    case 'timedOut':
    case 'notInstalled':
    case 'unusable':
    case 'failed':
      return snapshot.value
    default:
      return snapshot.hasTag('slow') ? 'slow' : 'asking'
  }
}

/** A wallet is being asked, or has answered with something else than an account (SPEC 2, ConnectingExternal). */
export default function ConnectingExternal({ actor }: ViewProps<typeof connectMachine>) {
  const t = useText()
  const phase = useSelector(actor, phaseOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const choice = useSelector(actor, ({ context }) => context.choice)
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'connector.retry' }))
  const mayGet = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallet.get' }))
  const connector = useConnector(actor, choice?.namespace ?? 'eip155', choice?.connectorId ?? '')
  const wallet = choice?.name ?? ''

  const text = failure
    ? t(failure.code, { wallet, ...failure.params })
    : t(phase === 'slow' ? 'connecting.slowHint' : 'connecting.askingHint', { wallet })
  return (
    <EmptyState
      art={
        <Ring state={rings[phase]}>
          <WalletIcon src={connector?.icon} name={wallet} size={76} travel={choice?.connectorId} />
        </Ring>
      }
      title={t(`connecting.${phase}`, { wallet })}
      text={text}
    >
      {mayRetry ? (
        <Button variant="primary" icon="retry" onPress={() => actor.send({ type: 'connector.retry' })}>
          {t((failure && steps[failure.code]) ?? 'step.retry')}
        </Button>
      ) : null}
      {mayGet ? (
        <Button variant="primary" onPress={() => actor.send({ type: 'wallet.get' })}>
          {t('connect.get')}
        </Button>
      ) : null}
      {phase === 'unusable' ? (
        <Button variant="primary" onPress={() => actor.send({ type: 'nav.back' })}>
          {t('step.another')}
        </Button>
      ) : null}
    </EmptyState>
  )
}
