import { Fragment, type ReactNode } from 'react'
import type { AnyActorRef } from 'xstate'
import type { Network } from '../../core/network.ts'
import { shorten } from '../../core/shorten.ts'
import type { Permission } from '../../core/smart-session.ts'
import { fromUnits } from '../../core/units.ts'
import { languageOf } from '../../locales/messages.ts'
import type { KnownTokens } from '../../machines/shared/token-units.ts'
import { Bundle } from '../../ui/bundle.tsx'
import { Disc } from '../../ui/disc.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { Row } from '../../ui/list.tsx'
import { Note } from '../../ui/note.tsx'
import { TokenIcon } from '../../ui/token-icon.tsx'
import { truncate } from '../names.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { useCatalog } from '../text.tsx'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'
import { Parts } from './parts.tsx'
import { readable } from './readable.ts'
import { isUnlimited, type Spends, useSpending } from './spending.ts'
import { tokenAt } from './token-at.ts'

type Called = Extract<Permission, { kind: 'calls' }>
const isSpending = (each: Permission): each is Spends => each.kind === 'spends'
const isCalled = (each: Permission): each is Called => each.kind === 'calls'
const isUnknown = (each: Permission): each is Exclude<Permission, Spends | Called> =>
  !isSpending(each) && !isCalled(each)

/** Code brackets; 20 by 20, 1.5 strokes, round ends, as all icons. */
const brackets = 'm7 6-4 4 4 4m6-8 4 4-4 4'

export interface PermissionsProps {
  actor: AnyActorRef
  network: Network
  permissions: readonly Permission[]
  tokens: KnownTokens
  isReading: boolean
}

/**
 * A session's permissions, by kind: unknown ones first, because they may allow anything, then those that can cost money
 * [sessions-words].
 */
export function Permissions({ actor, network, permissions, tokens, isReading }: PermissionsProps) {
  const t = useText()
  const unknown = permissions.filter(isUnknown)
  const does = (
    <Section title={t('sessions.call')} items={[...unknown, ...permissions.filter(isCalled)]}>
      {(permission) =>
        permission.kind === 'calls' ? (
          <Call currency={network.nativeCurrency} permission={permission} />
        ) : (
          <Row
            icon={<Danger />}
            title={truncate(readable(permission.name))}
            sub={t('sessions.otherHint')}
            tone="danger"
            testId="session-permission"
          />
        )
      }
    </Section>
  )
  return (
    <>
      {unknown.length > 0 ? does : null}
      <Section title={t('sessions.spend')} items={permissions.filter(isSpending)}>
        {(permission) => <Spend {...{ actor, network, tokens, isReading, permission }} />}
      </Section>
      {unknown.length > 0 ? null : does}
      {permissions.length === 0 ? <Note tone="plain">{t('sessions.nothing')}</Note> : null}
    </>
  )
}

/** A warning that it may cost more than what is known. */
const Danger = () => (
  <Disc tone="danger">
    <LazyIcon name="warning" />
  </Disc>
)

interface SectionProps<Item> {
  title: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

function Section<Item>({ title, items, children }: SectionProps<Item>) {
  return items.length === 0 ? null : (
    <Bundle title={title}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal permissions differ only in their position
        <Fragment key={index}>{children(item)}</Fragment>
      ))}
    </Bundle>
  )
}

interface SpendProps extends Omit<PermissionsProps, 'permissions'> {
  permission: Spends
}

/** An allowance and its period, in the token's units once they are known [sessions-units]. */
function Spend({ actor, network, tokens, isReading, permission }: SpendProps) {
  const { much, often: oftenOf } = useSpending()
  const { token, allowance } = permission
  const often = oftenOf(permission)
  const where = token === undefined ? often : <Parts parts={[often, shorten(token)]} />
  const known = token === undefined ? network.nativeCurrency : tokenAt(tokens, token)
  if (!known) return <Unread isReading={isReading} sub={where} />
  const symbol = truncate(known.symbol)
  return (
    <Row
      icon={
        token === undefined ? (
          <NetworkPicture actor={actor} network={network} name={symbol} size={40} />
        ) : (
          <TokenIcon name={symbol} />
        )
      }
      title={much(permission, known)}
      sub={where}
      tone={isUnlimited(allowance) ? 'danger' : 'plain'}
      testId="session-permission"
    />
  )
}

/** An allowance of a token that is unknown or still loading: a number without a unit would be meaningless. */
function Unread({ isReading, sub }: { isReading: boolean; sub: ReactNode }) {
  const t = useText()
  return (
    <Row
      icon={isReading ? <Disc>{null}</Disc> : <Danger />}
      title={t(isReading ? 'sessions.reading' : 'sessions.unread')}
      sub={sub}
      tone={isReading ? 'plain' : 'danger'}
      busy={isReading}
      testId="session-permission"
    />
  )
}

/** The functions of a contract that may be called, each with its maximum value. */
function Call({ currency, permission }: { currency: Network['nativeCurrency']; permission: Called }) {
  const t = useText()
  const { write } = useNumbers()
  const names = new Intl.ListFormat(languageOf(useCatalog().locale), { type: 'unit', style: 'short' })
  const { address, functions } = permission
  const most = (units: string) =>
    t('sessions.inAll', {
      amount: `${write(fromUnits(units, currency.decimals))} ${truncate(currency.symbol)}`,
    })
  return (
    <Row
      icon={
        <Disc>
          <Drawing path={brackets} />
        </Disc>
      }
      title={names.format(functions.map(({ name }) => truncate(readable(name))))}
      sub={
        <>
          {functions.map(({ name, valueLimit = '0' }, index) =>
            valueLimit === '0' ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal functions differ only in their position
              <Fragment key={index}>
                <Parts parts={[truncate(readable(name)), most(valueLimit)]} />
                <br />
              </Fragment>
            ),
          )}
          {t('sessions.contract', { address: shorten(address) })}
        </>
      }
      testId="session-permission"
    />
  )
}
