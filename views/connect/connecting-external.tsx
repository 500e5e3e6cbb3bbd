import { useSelector } from '@xstate/react'
import { ringOf, statusOf } from '../../core/status-meta.ts'
import type { StatusCode } from '../../locales/status.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { messageOf } from '../status.ts'
import { useText } from '../text.tsx'
import { PickedIcon } from './picked-icon.tsx'

/** A wallet is being asked, or has answered with a failure. */
export default function ConnectingExternal({ actor }: ViewProps<typeof connectMachine>) {
  const t = useText<StatusCode>()
  const status = useSelector(actor, statusOf)
  const ring = useSelector(actor, ringOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const wallet = useSelector(actor, ({ context }) => truncate(context.choice?.name ?? ''))
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'connector.retry' }))
  const mayLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallet.another' }))
  const mayGet = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallet.get' }))
  const { title, text, retry } = messageOf(status, failure)
  const [headline, sentence] = [t(title, { wallet }), t(text, { wallet, ...failure?.params })]
  return (
    <EmptyState
      art={
        <Ring state={ring}>
          <PickedIcon actor={actor} />
        </Ring>
      }
      title={headline}
      text={sentence}
      testId={title}
    >
      <Say>{`${headline}. ${sentence}`}</Say>
      {mayGet ? (
        <Button variant="primary" wide next onPress={() => actor.send({ type: 'wallet.get' })}>
          {t('connect.get')}
        </Button>
      ) : null}
      {mayRetry ? (
        <Button
          variant={mayGet ? 'secondary' : 'primary'}
          wide
          next={!mayGet}
          testId="connecting-retry"
          onPress={() => actor.send({ type: 'connector.retry' })}
        >
          {t(retry)}
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
