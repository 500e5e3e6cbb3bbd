import { useSelector } from '@xstate/react'
import { statusOf } from '../../core/status-meta.ts'
import type { CodeOf } from '../../locales/messages.ts'
import type { grantPermissionsMachine } from '../../machines/grant-permissions/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Foot } from '../../ui/foot.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnector } from '../use-connection.ts'
import { type smartSessionsMessages, useText } from './messages.ts'
import { Terms } from './terms.tsx'

type Props = ViewProps<typeof grantPermissionsMachine>

/** What is said below a status. */
const hints: Partial<Record<string, CodeOf<typeof smartSessionsMessages>>> = {
  'grant.asking': 'grant.askingHint',
  'grant.declined': 'grant.declinedHint',
}

/** A dApp wants to do something without asking again: what that is, and how far it has come [sessions-grant]. */
export default function SmartSessionRequest({ actor }: Props) {
  const plan = useSelector(actor, ({ context }) => context.plan)
  const holder = useSelector(actor, ({ context }) => context.holder)
  const tokens = useSelector(actor, ({ context }) => context.tokens)
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('reading'))
  return (
    <Stack gap={12}>
      <Progress actor={actor} />
      {plan ? <Terms {...{ actor, holder, tokens, isReading, ...plan }} /> : null}
      <NextStep actor={actor} />
    </Stack>
  )
}

function Progress({ actor }: Props) {
  const t = useText()
  const { namespace, connectorId } = useSelector(actor, ({ context }) => context.holder)
  const known = useConnector(actor, namespace, connectorId)?.name
  const wallet = known === undefined ? t('sessions.wallet') : truncate(known)
  const status = useSelector(actor, statusOf) ?? 'grant.preparing'
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const title = t(status, { wallet })
  const hint = hints[status]
  const said = failed && failure ? t(failure.code, { wallet, ...failure.params }) : ''
  const text = hint ? t(hint) : said
  return (
    <Note tone={failed && !hint ? 'warn' : 'plain'} busy={busy} testId={status}>
      <Text heading>{title}</Text>
      {text}
      <Say>{`${title}. ${text}`}</Say>
    </Note>
  )
}

function NextStep({ actor }: Props) {
  const t = useText()
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'grant.retry' }))
  const mayLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'grant.leave' }))
  return mayLeave ? (
    <Foot>
      <Stack gap={8}>
        {mayRetry ? (
          <Button
            variant="primary"
            icon="retry"
            wide
            testId="grant-retry"
            onPress={() => actor.send({ type: 'grant.retry' })}
          >
            {t('grant.retry')}
          </Button>
        ) : null}
        <Button wide testId="grant-leave" onPress={() => actor.send({ type: 'grant.leave' })}>
          {t('grant.leave')}
        </Button>
      </Stack>
    </Foot>
  ) : null
}
