import { useSelector } from '@xstate/react'
import type { approveTransactionMachine } from '../../machines/approve-transaction/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FramePlace } from '../../ui/frame-place.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { ProviderIcon } from '../../ui/provider-icon.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { useConnectedWallet, useConnection } from '../use-connection.ts'
import { useText } from './messages.ts'

type Props = ViewProps<typeof approveTransactionMachine>

/** The embedded wallet's frame in the card's place: what it asks, and what is answered, stays in it [embedded-approve]. */
export default function ApproveTransaction({ actor }: Props) {
  const t = useText()
  return (
    <FramePlace>
      <EmptyState
        art={
          <Ring state="asking">
            <Asked actor={actor} />
          </Ring>
        }
        title={t('approve.title')}
        text={t('approve.text')}
      >
        <Say>{`${t('approve.title')}. ${t('approve.text')}`}</Say>
      </EmptyState>
    </FramePlace>
  )
}

/** The wallet that asks goes by where the user logs in to it, and by itself where that is an email. */
function Asked({ actor }: Props) {
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const connection = useConnection(actor, namespace)
  const { name, icon } = useConnectedWallet(actor, connection)
  const provider = connection?.user?.provider ?? 'email'
  return provider === 'email' ? (
    <WalletIcon src={icon} name={name} size={76} />
  ) : (
    <ProviderIcon provider={provider} size={76} plate />
  )
}
