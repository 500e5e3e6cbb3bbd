import { useSelector } from '@xstate/react'
import type { switchActiveChainMachine } from '../../machines/switch-active-chain/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { kitOf } from '../use-kit.ts'
import { useText } from './messages.ts'

/** The chosen network needs a wallet of another namespace [network-choice]. */
export default function SwitchActiveChain({ actor }: ViewProps<typeof switchActiveChainMachine>) {
  const t = useText()
  const { caipNetworkId, name } = useSelector(actor, ({ context }) => context.to)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const canConnect = useSelector(actor, (snapshot) => snapshot.can({ type: 'network.connect' }))
  const network = truncate(name)
  const shown = networks.find((each) => each.caipNetworkId === caipNetworkId)
  return (
    <EmptyState
      art={<NetworkPicture actor={actor} network={shown} name={name} size={76} travel={caipNetworkId} />}
      title={t('switchChain.headline', { network })}
      text={t('switchChain.text', { network })}
    >
      <Button
        variant="primary"
        wide
        busy={!canConnect}
        testId="w3m-switch-active-chain-button"
        onPress={() => actor.send({ type: 'network.connect' })}
      >
        {t('switchChain.connect')}
      </Button>
    </EmptyState>
  )
}
