import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { ringOf, statusOf } from '../../core/status-meta.ts'
import type { walletConnectMachine } from '../../machines/wallet-connect/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { messageOf } from '../status.ts'
import { useText } from './messages.ts'

const capital = (sentence: string) => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)

/** The progress of a wallet that connects without a code, or its failure, and the next step. */
export function Progress({ actor, icon }: ViewProps<typeof walletConnectMachine> & { icon: ReactNode }) {
  const t = useText()
  const status = useSelector(actor, statusOf)
  const ring = useSelector(actor, ringOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const name = useSelector(actor, ({ context }) => context.wallet?.name)
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'connector.retry' }))
  const mayLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallet.another' }))
  const mayOpen = useSelector(actor, (snapshot) => snapshot.can({ type: 'link.open' }))
  const hasLink = useSelector(actor, (snapshot) => snapshot.hasTag('link'))
  const again = useSelector(actor, (snapshot) => snapshot.hasTag('opened'))
  const mayGet = useSelector(
    actor,
    (snapshot) => snapshot.matches({ shown: { platform: 'unsupported' } }) && snapshot.can({ type: 'wallet.get' }),
  )
  const wallet = name === undefined ? t('platform.any') : truncate(name)
  const { title, text, retry } = messageOf(status, failure)
  const [headline, sentence] = [capital(t(title, { wallet })), capital(t(text, { wallet, ...failure?.params }))]
  return (
    <EmptyState art={<Ring state={ring}>{icon}</Ring>} title={headline} text={sentence} testId={title}>
      <Say>{`${headline}. ${sentence}`}</Say>
      {hasLink ? (
        <Button
          variant={again ? 'secondary' : 'primary'}
          icon="external"
          wide
          busy={!mayOpen}
          testId="w3m-connecting-widget-secondary-button"
          onPress={() => actor.send({ type: 'link.open' })}
        >
          {capital(t(again ? 'link.again' : 'link.open', { wallet }))}
        </Button>
      ) : null}
      {mayRetry ? (
        <Button
          variant="primary"
          wide
          next
          testId="w3m-connecting-widget-secondary-button"
          onPress={() => actor.send({ type: 'connector.retry' })}
        >
          {t(retry)}
        </Button>
      ) : null}
      {mayGet ? (
        <Button variant="primary" wide next onPress={() => actor.send({ type: 'wallet.get' })}>
          {t('unsupported.get', { wallet })}
        </Button>
      ) : null}
      {mayLeave ? (
        <Button variant="primary" wide next onPress={() => actor.send({ type: 'wallet.another' })}>
          {t('step.another')}
        </Button>
      ) : null}
    </EmptyState>
  )
}
