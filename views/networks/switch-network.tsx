import { useSelector } from '@xstate/react'
import { ringOf, statusOf } from '../../core/status-meta.ts'
import type { switchNetworkMachine } from '../../machines/switch-network/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { messageOf } from '../status.ts'
import { useConnectedWallet } from '../use-connection.ts'
import { kitOf } from '../use-kit.ts'
import { useText } from './messages.ts'

/** The wallet is asked to switch to another network; the previous view reports a rejection. */
export default function SwitchNetwork({ actor }: ViewProps<typeof switchNetworkMachine>) {
  const t = useText()
  const to = useSelector(actor, ({ context }) => context.to)
  const status = useSelector(actor, statusOf)
  const ring = useSelector(actor, ringOf)
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'network.retry' }))
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const wallet = useConnectedWallet(
    actor,
    useSelector(actor, ({ context }) => context.wallet),
  )
  const names = { wallet: truncate(wallet.name), network: truncate(to.name) }
  const message = messageOf(status, null)
  const [title, text] = [t(message.title, names), t(message.text, names)]
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === to.caipNetworkId)
  return (
    <EmptyState
      art={
        <Ring state={ring} round>
          <NetworkPicture actor={actor} network={network} name={to.name} size={76} travel={to.caipNetworkId} />
        </Ring>
      }
      title={title}
      text={text}
      testId={message.title}
    >
      {canRetry ? (
        <Button wide testId="w3m-switch-network-retry" onPress={() => actor.send({ type: 'network.retry' })}>
          {t('step.ask')}
        </Button>
      ) : null}
      <Say>{`${title}. ${text}`}</Say>
    </EmptyState>
  )
}
