import { useSelector } from '@xstate/react'
import { networkOf } from '../../core/network-of.ts'
import type { Permission, SmartSession } from '../../core/smart-session.ts'
import { languageOf } from '../../locales/messages.ts'
import type { smartSessionsMachine } from '../../machines/smart-sessions/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Note } from '../../ui/note.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/press.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useCatalog } from '../text.tsx'
import { kitOf } from '../use-kit.ts'
import { appOf } from './app-of.ts'
import { useText } from './messages.ts'
import { dayText } from './period.ts'
import { RowsWaiting } from './rows-waiting.tsx'
import { type Spends, useSpending } from './spending.ts'

/** An allowance of the native currency, whose units are known without a request. */
const isOfCurrency = (each: Permission): each is Spends => each.kind === 'spends' && each.token === undefined

type Props = ViewProps<typeof smartSessionsMachine>

/** The apps that have permissions, and the limits of each: its allowance, and its expiry [sessions-list]. */
export default function SmartSessionList({ actor }: Props) {
  const t = useText()
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'))
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  if (isLoading) return <RowsWaiting label={t('sessions.loading')} />
  if (isUnavailable) return <Unavailable actor={actor} />
  return isEmpty ? (
    <EmptyState
      art={<Plate icon="key" />}
      title={t('sessions.empty')}
      text={t('sessions.emptyHint')}
      testId="no-sessions"
    >
      <Say>{t('sessions.empty')}</Say>
    </EmptyState>
  ) : (
    <Sessions actor={actor} />
  )
}

function Unavailable({ actor }: Props) {
  const t = useText()
  const failure = useSelector(actor, ({ context }) => context.failure)
  const said = t(failure?.code ?? 'session.unlisted', { wallet: t('sessions.wallet'), ...failure?.params })
  return (
    <EmptyState
      art={<Plate icon="warning" tone="warn" />}
      title={t('sessions.unavailable')}
      text={said}
      testId="sessions-unavailable"
    >
      <Say>{`${t('sessions.unavailable')}. ${said}`}</Say>
      <Button variant="primary" wide testId="sessions-retry" onPress={() => actor.send({ type: 'sessions.retry' })}>
        {t('modal.retry')}
      </Button>
    </EmptyState>
  )
}

function Sessions({ actor }: Props) {
  const t = useText()
  const sessions = useSelector(actor, ({ context }) => context.sessions)
  const isPartial = useSelector(actor, (snapshot) => snapshot.hasTag('partial'))
  const list = (
    <List label={t('title.SmartSessionList')}>
      {sessions.map((session) => (
        <SessionRow key={session.pci} actor={actor} session={session} />
      ))}
    </List>
  )
  return isPartial ? (
    <Stack gap={12}>
      <Note tone="warn" testId="sessions-partial">
        {t('sessions.partial')}{' '}
        <TextLink testId="sessions-retry" onPress={() => actor.send({ type: 'sessions.retry' })}>
          {t('modal.retry')}
        </TextLink>
      </Note>
      <Say>{t('sessions.partial')}</Say>
      {list}
    </Stack>
  ) : (
    list
  )
}

function SessionRow({ actor, session }: Props & { session: SmartSession }) {
  const t = useText()
  const { pci, permissions, expiresAt } = session
  const app = appOf(session, t)
  const language = languageOf(useCatalog().locale)
  const holder = useSelector(actor, ({ context }) => context.holder)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const { rate } = useSpending()
  const limit = permissions.find(isOfCurrency)
  return (
    <Row
      icon={<WalletIcon src={app.iconUrl} name={app.name} size={40} />}
      title={truncate(app.name)}
      sub={
        <>
          {limit ? (
            <>
              {rate(limit, networkOf(networks, holder).nativeCurrency)}
              <br />
            </>
          ) : null}
          {expiresAt === undefined
            ? t('sessions.untilUnknown')
            : t('sessions.until', { time: dayText(expiresAt, language) })}
        </>
      }
      hint="forward"
      testId={`session-${pci}`}
      onPress={() => actor.send({ type: 'session.choose', pci })}
    />
  )
}
