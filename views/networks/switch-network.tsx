import type { SnapshotFrom } from 'xstate'
import type { switchNetworkMachine } from '../../machines/switch-network.ts'
import { Say } from '../../ui/announcer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NetworkIcon } from '../../ui/image.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { brief } from '../names.ts'
import { useText } from '../text.tsx'
import { useConnection, useConnector } from '../use-connection.ts'
import { kitOf } from '../use-kit.ts'
import { useLast } from '../use-last.ts'
import { useSelector } from '../use-selector.ts'

const stageOf = (snapshot: SnapshotFrom<typeof switchNetworkMachine>) =>
  snapshot.matches('switched') ? 'done' : snapshot.hasTag('slow') ? 'slow' : 'asking'

/** The wallet is asked to go to another network (SPEC 2, SwitchNetwork); what it answers is told where one goes back to. */
export default function SwitchNetwork({ actor }: ViewProps<typeof switchNetworkMachine>) {
  const t = useText()
  const to = useSelector(actor, ({ context }) => context.to)
  const stage = useSelector(actor, stageOf)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const connection = useLast(useConnection(actor, to.namespace))
  const connector = useConnector(actor, to.namespace, connection?.connectorId ?? '')
  const names = { wallet: brief(connector?.name ?? connection?.connectorId ?? ''), network: brief(to.name) }
  const [title, text] = [t(`switching.${stage}`, names), t(`switching.${stage}Hint`, names)]
  const image = networks.find(({ caipNetworkId }) => caipNetworkId === to.caipNetworkId)?.imageUrl
  return (
    <EmptyState
      art={
        <Ring state={stage === 'done' ? 'success' : 'asking'}>
          <NetworkIcon src={image} name={to.name} size={76} travel={to.caipNetworkId} />
        </Ring>
      }
      title={title}
      text={text}
      testId={`switching.${stage}`}
    >
      <Say>{`${title}. ${text}`}</Say>
    </EmptyState>
  )
}
