import { useSelector } from '@xstate/react'
import { statusOf } from '../../core/status-meta.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { Button } from '../../ui/button.tsx'
import { ComingForm } from '../../ui/coming-form.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Footer, Stack } from '../../ui/layout.tsx'
import { Line } from '../../ui/line.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/press.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { kitOf } from '../use-kit.ts'
import { useText } from './messages.ts'
import { Order } from './order.tsx'
import { Providers } from './providers.tsx'

type Props = ViewProps<typeof buyMachine>

/** How much is paid, what it buys, and who sells it [onramp-steps]. */
export default function OnRampProviders({ actor }: Props) {
  const t = useText()
  const status = useSelector(actor, statusOf)
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ draft: 'loading' }))
  if (status === 'onramp.unsupported') return <Unsupported actor={actor} />
  if (status === 'onramp.unavailable') return <Unavailable actor={actor} />
  return loading ? <ComingForm label={t('onramp.loading')} plates={[112, 112, 64]} /> : <Form actor={actor} />
}

function Form({ actor }: Props) {
  const t = useText()
  return (
    <Stack gap={16}>
      <Order actor={actor} />
      <Providers actor={actor} />
      <Footer>
        <Line gap={16}>
          <TextLink testId="onramp-purchases" onPress={() => actor.send({ type: 'purchases.open' })}>
            {t('onramp.purchases')}
          </TextLink>
          <TextLink testId="onramp-help" onPress={() => actor.send({ type: 'help.open' })}>
            {t('onramp.what')}
          </TextLink>
        </Line>
      </Footer>
    </Stack>
  )
}

function Unavailable({ actor }: Props) {
  const t = useText()
  const code = useSelector(actor, ({ context }) => context.failure?.code)
  return (
    <EmptyState
      art={<Plate icon="offline" tone="warn" />}
      title={t('onramp.unavailable')}
      text={t(code ?? 'unknown')}
      testId="onramp.unavailable"
    >
      <Button variant="primary" wide testId="onramp-retry" onPress={() => actor.send({ type: 'options.retry' })}>
        {t('onramp.retry')}
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
