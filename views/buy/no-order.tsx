import { useSelector } from '@xstate/react'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { kitOf } from '../use-kit.ts'
import { useText } from './messages.ts'

type Props = ViewProps<typeof buyMachine>

/** Shown if nothing can be ordered: no provider serves the network, or the options have not loaded [onramp-steps]. */
export default function NoOrder({ actor }: Props) {
  const unsupported = useSelector(actor, (snapshot) => snapshot.matches({ draft: 'unsupported' }))
  return unsupported ? <Unsupported actor={actor} /> : <Unavailable actor={actor} />
}

function Unavailable({ actor }: Props) {
  const t = useText()
  const code = useSelector(actor, ({ context }) => context.failure?.code)
  return (
    <EmptyState
      art={<Plate icon="warning" tone="warn" />}
      title={t('onramp.unavailable')}
      text={t(code ?? 'unknown')}
      testId="onramp.unavailable"
    >
      <Button variant="primary" wide testId="onramp-retry" onPress={() => actor.send({ type: 'options.retry' })}>
        {t('modal.retry')}
      </Button>
    </EmptyState>
  )
}

function Unsupported({ actor }: Props) {
  const t = useText()
  const id = useSelector(actor, ({ context }) => context.buyer.caipNetworkId)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const mayLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'networks.open' }))
  const network = truncate(networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? id)
  return (
    <EmptyState
      art={<Plate icon="network" tone="warn" />}
      title={t('onramp.unsupported')}
      text={t('onramp.unsupportedHint', { network })}
      testId="onramp.unsupported"
    >
      {mayLeave ? (
        <Button variant="primary" wide testId="onramp-networks" onPress={() => actor.send({ type: 'networks.open' })}>
          {t('onramp.networks')}
        </Button>
      ) : null}
    </EmptyState>
  )
}
