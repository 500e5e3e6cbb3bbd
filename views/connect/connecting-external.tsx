import type { connectMachine } from '../../machines/connect.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { brief } from '../names.ts'
import { useText } from '../text.tsx'
import { useSelector } from '../use-selector.ts'
import { PickedIcon } from './picked-icon.tsx'
import { tell } from './telling.ts'

/** A wallet is being asked, or has answered with something else than an account (SPEC 2, ConnectingExternal). */
export default function ConnectingExternal({ actor }: ViewProps<typeof connectMachine>) {
  const t = useText()
  const { title, text, ring, badge, step } = useSelector(actor, tell)
  const params = useSelector(actor, ({ context }) => context.failure?.params)
  const wallet = useSelector(actor, ({ context }) => brief(context.choice?.name ?? ''))
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'connector.retry' }))
  const mayGet = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallet.get' }))
  const [headline, sentence] = [t(title, { wallet }), t(text, { wallet, ...params })]
  return (
    <EmptyState
      art={
        <Ring state={ring} badge={badge}>
          <PickedIcon actor={actor} />
        </Ring>
      }
      title={headline}
      text={sentence}
      testId={title}
    >
      <Say>{`${headline}. ${sentence}`}</Say>
      {mayGet ? (
        <Button variant="primary" wide onPress={() => actor.send({ type: 'wallet.get' })}>
          {t('connect.get')}
        </Button>
      ) : null}
      {mayRetry ? (
        <Button
          variant={mayGet ? 'secondary' : 'primary'}
          icon="retry"
          wide
          testId="connecting-retry"
          onPress={() => actor.send({ type: 'connector.retry' })}
        >
          {t(step)}
        </Button>
      ) : null}
      {step === 'step.another' ? (
        <Button variant="primary" wide onPress={() => actor.send({ type: 'nav.back' })}>
          {t(step)}
        </Button>
      ) : null}
    </EmptyState>
  )
}
