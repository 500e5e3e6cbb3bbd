import { useSelector } from '@xstate/react'
import type { swapMachine } from '../../machines/swap/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { kitOf } from '../use-kit.ts'
import { useText } from './swap-status-messages.ts'

type Props = ViewProps<typeof swapMachine>

/** Swaps are not available on this network: its name, and a link to the others [swap-steps]. */
export default function Unsupported({ actor }: Props) {
  const t = useText()
  const id = useSelector(actor, ({ context }) => context.sender.caipNetworkId)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const mayLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'networks.open' }))
  const network = truncate(networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? id)
  return (
    <EmptyState
      art={<Plate icon="network" tone="warn" />}
      title={t('swap.unsupported')}
      text={t('swap.unsupportedHint', { network })}
      testId="swap.unsupported"
    >
      {mayLeave ? (
        <Button variant="primary" wide testId="swap-networks" onPress={() => actor.send({ type: 'networks.open' })}>
          {t('swap.networks')}
        </Button>
      ) : null}
    </EmptyState>
  )
}
