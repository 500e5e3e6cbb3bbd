import { useSelector } from '@xstate/react'
import { ringOf } from '../../core/status-meta.ts'
import type { switchActiveChainMachine } from '../../machines/switch-active-chain/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { kitOf } from '../use-kit.ts'
import { useText } from './messages.ts'

/**
 * The embedded wallet switches to a network of another namespace [embedded-namespaces]; the previous view reports a
 * failure.
 */
export default function JoinNetwork({ actor }: ViewProps<typeof switchActiveChainMachine>) {
  const t = useText()
  const { caipNetworkId, name } = useSelector(actor, ({ context }) => context.to)
  const ring = useSelector(actor, ringOf)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const names = { network: truncate(name) }
  const [title, text] = [t('joining.headline', names), t('joining.text')]
  const network = networks.find((each) => each.caipNetworkId === caipNetworkId)
  return (
    <EmptyState
      art={
        <Ring state={ring} round>
          <NetworkPicture actor={actor} network={network} name={name} size={76} travel={caipNetworkId} />
        </Ring>
      }
      title={title}
      text={text}
      testId="joining.headline"
    >
      <Say>{`${title}. ${text}`}</Say>
    </EmptyState>
  )
}
