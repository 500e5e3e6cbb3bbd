import type { ReactNode } from 'react'
import type { walletConnectMachine } from '../../machines/wallet-connect.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { brief } from '../names.ts'
import { useText } from '../text.tsx'
import { useSelector } from '../use-selector.ts'
import { isLinked, tell } from './telling.ts'

const capital = (sentence: string) => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)

/** How far a wallet is that is met elsewhere than by a code, or what went wrong, and the one next step. */
export function Progress({ actor, icon }: ViewProps<typeof walletConnectMachine> & { icon: ReactNode }) {
  const t = useText()
  const { title, text, ring, badge, step } = useSelector(actor, tell)
  const params = useSelector(actor, ({ context }) => context.failure?.params)
  const name = useSelector(actor, ({ context }) => context.wallet?.name)
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'connector.retry' }))
  const mayLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallet.another' }))
  const opens = useSelector(actor, (snapshot) => snapshot.can({ type: 'link.open' }))
  const linked = useSelector(actor, isLinked)
  const again = useSelector(actor, ({ context }) => context.opened !== null)
  const mayGet = useSelector(
    actor,
    (snapshot) => snapshot.matches({ shown: { way: 'unsupported' } }) && snapshot.can({ type: 'wallet.get' }),
  )
  const wallet = name === undefined ? t('platform.any') : brief(name)
  const [headline, sentence] = [capital(t(title, { wallet })), capital(t(text, { wallet, ...params }))]
  return (
    <EmptyState
      art={
        <Ring state={ring} badge={badge}>
          {icon}
        </Ring>
      }
      title={headline}
      text={sentence}
      testId={title}
    >
      <Say>{`${headline}. ${sentence}`}</Say>
      {linked ? (
        <Button
          variant={again ? 'secondary' : 'primary'}
          icon={again ? 'retry' : 'external'}
          wide
          busy={!opens}
          testId="w3m-connecting-widget-secondary-button"
          onPress={() => actor.send({ type: 'link.open' })}
        >
          {t(again ? 'link.again' : 'link.open')}
        </Button>
      ) : null}
      {mayRetry ? (
        <Button
          variant="primary"
          icon="retry"
          wide
          testId="w3m-connecting-widget-secondary-button"
          onPress={() => actor.send({ type: 'connector.retry' })}
        >
          {t(step)}
        </Button>
      ) : null}
      {mayGet ? (
        <Button variant="primary" wide onPress={() => actor.send({ type: 'wallet.get' })}>
          {t('unsupported.get', { wallet })}
        </Button>
      ) : null}
      {mayLeave ? (
        <Button variant="primary" wide onPress={() => actor.send({ type: 'wallet.another' })}>
          {t('step.another')}
        </Button>
      ) : null}
    </EmptyState>
  )
}
