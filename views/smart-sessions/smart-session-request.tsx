import { useSelector } from '@xstate/react'
import { statusOf } from '../../core/status-meta.ts'
import type { CodeOf } from '../../locales/messages.ts'
import type { grantPermissionsMachine } from '../../machines/grant-permissions/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import type { BadgeTone } from '../../ui/badged.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Foot } from '../../ui/foot.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Line } from '../../ui/line.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnector } from '../use-connection.ts'
import { AppHead, AppHeadWaiting } from './app-head.tsx'
import { type smartSessionsMessages, useText } from './messages.ts'
import { Term } from './term.tsx'
import { Terms } from './terms.tsx'

type Props = ViewProps<typeof grantPermissionsMachine>

/** The message below a status, unless that is a failure's. */
const hints: Partial<Record<string, CodeOf<typeof smartSessionsMessages>>> = {
  'grant.declined': 'grant.declinedHint',
  'grant.untold': 'grant.untoldHint',
}

/** The tone of a status that has ended the request without a failure. */
const tones: Partial<Record<string, BadgeTone>> = {
  'grant.declined': 'quiet',
  'grant.untold': 'warn',
}

/** The progress of the request. */
function useProgress(actor: Props['actor']) {
  const t = useText()
  const { namespace, connectorId } = useSelector(actor, ({ context }) => context.holder)
  const known = useConnector(actor, namespace, connectorId)?.name
  const wallet = known === undefined ? t('sessions.wallet') : truncate(known)
  const status = useSelector(actor, statusOf) ?? 'grant.preparing'
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const hint = hints[status]
  const said = failed && failure ? t(failure.code, { wallet, ...failure.params }) : ''
  return {
    status,
    tone: failed ? (tones[status] ?? 'bad') : undefined,
    failed,
    title: t(status, { wallet }),
    text: hint ? t(hint, { wallet }) : said,
  }
}

/** A dApp's request for permissions: who asks, for what, and its progress [sessions-grant]. */
export default function SmartSessionRequest({ actor }: Props) {
  const { status, title, text } = useProgress(actor)
  const isPrepared = useSelector(actor, ({ context }) => context.plan !== null)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <Say>{`${title}. ${text}`}</Say>
      {isPrepared ? (
        <Request actor={actor} />
      ) : busy ? (
        <AppHeadWaiting label={title} />
      ) : (
        <EmptyState art={<Plate icon="warning" tone="warn" />} title={title} text={text} testId={status} />
      )}
      <Foot>
        <NextStep actor={actor} />
      </Foot>
    </>
  )
}

/** The request stays visible after it has ended; the header then says why. */
function Request({ actor }: Props) {
  const t = useText()
  const { status, tone, failed, title, text } = useProgress(actor)
  const plan = useSelector(actor, ({ context }) => context.plan)
  const holder = useSelector(actor, ({ context }) => context.holder)
  const tokens = useSelector(actor, ({ context }) => context.tokens)
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('reading'))
  return plan ? (
    <Stack gap={10}>
      <AppHead app={plan.app} tone={tone} text={text} testId={failed ? status : undefined}>
        {failed ? title : t('grant.headline', { app: truncate(plan.app.name) })}
      </AppHead>
      <Term expiresAt={plan.expiresAt} />
      <Terms {...{ actor, holder, tokens, isReading, ...plan }} />
    </Stack>
  ) : null
}

/** The button shows the progress, and asks again once the request has ended. */
function NextStep({ actor }: Props) {
  const t = useText()
  const { status, title } = useProgress(actor)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'grant.retry' }))
  const mayLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'grant.leave' }))
  return (
    <Line>
      {mayLeave ? (
        <Button testId="grant-leave" onPress={() => actor.send({ type: 'grant.leave' })}>
          {t('grant.leave')}
        </Button>
      ) : null}
      {busy || mayRetry ? (
        <Button
          variant="primary"
          busy={busy}
          testId={busy ? status : 'grant-retry'}
          onPress={() => actor.send({ type: 'grant.retry' })}
        >
          {busy ? title : t('modal.retry')}
        </Button>
      ) : null}
    </Line>
  )
}
