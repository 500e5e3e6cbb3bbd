import { useSelector } from '@xstate/react'
import type { approveTransactionMachine } from '../../machines/approve-transaction/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FramePlace } from '../../ui/frame-place.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { ProviderIcon } from '../../ui/provider-icon.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnectedWallet, useConnection } from '../use-connection.ts'
import { useText } from './messages.ts'

type Props = ViewProps<typeof approveTransactionMachine>

/** The embedded wallet's frame in place of the card; the request and the answer stay inside it [embedded-approve]. */
export default function ApproveTransaction({ actor }: Props) {
  const t = useText()
  const namespace = useSelector(actor, ({ context }) => context.namespace)
  const connection = useConnection(actor, namespace)
  const { name, icon } = useConnectedWallet(actor, connection)
  // The picture is that of the login's provider, or the wallet's own for an email.
  const provider = connection?.user?.provider ?? 'email'
  const title = t('approve.title', { wallet: truncate(name) })
  return (
    <FramePlace>
      <EmptyState
        art={
          <Ring state="asking">
            {provider === 'email' ? (
              <WalletIcon src={icon} name={name} size={76} />
            ) : (
              <ProviderIcon provider={provider} size={76} plate />
            )}
          </Ring>
        }
        title={title}
        text={t('approve.text')}
      >
        <Say>{`${title}. ${t('approve.text')}`}</Say>
      </EmptyState>
    </FramePlace>
  )
}
