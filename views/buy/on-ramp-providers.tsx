import { useSelector } from '@xstate/react'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { ComingOrder } from '../../ui/coming-order.tsx'
import { Footer, Stack } from '../../ui/layout.tsx'
import { Line } from '../../ui/line.tsx'
import { TextLink } from '../../ui/press.tsx'
import { type LazyView, lazyView, type ViewProps } from '../define-views.ts'
import { LazyPart } from '../lazy-part.tsx'
import { buyMessages, useText } from './messages.ts'
import { Order } from './order.tsx'
import { Providers } from './providers.tsx'

type Props = ViewProps<typeof buyMachine>

/** Shown if nothing can be ordered. */
const noOrder: LazyView<Props> = lazyView(() => import('./no-order.tsx'), buyMessages)

/** The amount to pay, what it buys, and the providers [onramp-steps]. */
export default function OnRampProviders({ actor }: Props) {
  const t = useText()
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ draft: 'loading' }))
  const hasNone = useSelector(
    actor,
    (snapshot) => snapshot.matches({ draft: 'unsupported' }) || snapshot.matches({ draft: 'unavailable' }),
  )
  const coming = <ComingOrder label={t('onramp.loading')} />
  if (loading) return coming
  return hasNone ? <LazyPart part={noOrder} props={{ actor }} fallback={coming} /> : <Form actor={actor} />
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
