import { useSelector } from '@xstate/react'
import { statusOf } from '../../core/status-meta.ts'
import type { smartSessionsMachine } from '../../machines/smart-sessions/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Foot } from '../../ui/foot.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnector } from '../use-connection.ts'
import { AppHead } from './app-head.tsx'
import { appOf } from './app-of.ts'
import { useText } from './messages.ts'
import { Term } from './term.tsx'
import { Terms } from './terms.tsx'

/** The statuses that need no further explanation. */
const whole: ReadonlySet<string> = new Set(['sessions.declined', 'sessions.untold'])

type Props = ViewProps<typeof smartSessionsMachine>

/** A session's permissions, and the button that revokes it [sessions-revoke]. */
export default function SmartSession({ actor }: Props) {
  const mayFinish = useSelector(actor, (snapshot) => snapshot.can({ type: 'session.finish' }))
  return mayFinish ? <Revoked actor={actor} /> : <Live actor={actor} />
}

/** The names in the messages. */
function useNames(actor: Props['actor']) {
  const t = useText()
  const { namespace, connectorId } = useSelector(actor, ({ context }) => context.holder)
  const session = useSelector(actor, ({ context }) => context.chosen)
  const wallet = useConnector(actor, namespace, connectorId)?.name
  return {
    app: session ? truncate(appOf(session, t).name) : '',
    wallet: wallet === undefined ? t('sessions.wallet') : truncate(wallet),
  }
}

function Live({ actor }: Props) {
  const t = useText()
  const names = useNames(actor)
  const session = useSelector(actor, ({ context }) => context.chosen)
  const holder = useSelector(actor, ({ context }) => context.holder)
  const status = useSelector(actor, statusOf) ?? 'sessions.live'
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const mayRest = !failed && !busy
  const failure = useSelector(actor, ({ context }) => context.failure)
  const tokens = useSelector(actor, ({ context }) => context.tokens)
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('reading'))
  const said = t(status, names)
  const why = failed && failure && !whole.has(status) ? t(failure.code, { ...names, ...failure.params }) : ''
  if (!session) return null
  return (
    <Stack gap={12}>
      <AppHead app={appOf(session, t)}>{mayRest ? said : names.app}</AppHead>
      <Term expiresAt={session.expiresAt} />
      {mayRest ? null : (
        <Note tone={failed && !whole.has(status) ? 'warn' : 'plain'} busy={busy} testId={status}>
          {why ? <Text heading>{said}</Text> : said}
          {why}
        </Note>
      )}
      <Say>{`${said} ${why}`}</Say>
      <Terms {...{ actor, holder, tokens, isReading, ...session }} />
      <Foot>
        <Button
          variant="danger"
          wide
          busy={busy}
          testId="session-revoke"
          onPress={() => actor.send({ type: 'session.revoke' })}
        >
          {t(failed ? 'modal.retry' : 'sessions.revoke')}
        </Button>
      </Foot>
    </Stack>
  )
}

function Revoked({ actor }: Props) {
  const t = useText()
  const names = useNames(actor)
  return (
    <EmptyState
      art={<Plate icon="check" tone="good" />}
      title={t('sessions.revoked')}
      text={t('sessions.revokedHint', names)}
      testId="sessions.revoked"
    >
      <Say>{t('sessions.revoked')}</Say>
      <Button variant="primary" wide testId="session-finish" onPress={() => actor.send({ type: 'session.finish' })}>
        {t('sessions.finish')}
      </Button>
    </EmptyState>
  )
}
