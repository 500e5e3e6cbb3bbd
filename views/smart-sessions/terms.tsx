import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import { addressGroups } from '../../core/address-groups.ts'
import { networkOf } from '../../core/network-of.ts'
import type { Permission, SessionHolder, SmartSession } from '../../core/smart-session.ts'
import { fromUnits } from '../../core/units.ts'
import { languageOf } from '../../locales/messages.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Grouped } from '../../ui/grouped.tsx'
import { truncate } from '../names.ts'
import { useCatalog } from '../text.tsx'
import { kitOf } from '../use-kit.ts'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'
import { momentText, periodText } from './period.ts'

export interface TermsProps extends Pick<SmartSession, 'permissions' | 'expiresAt'> {
  actor: AnyActorRef
  holder: SessionHolder
  project?: SmartSession['project']
  policies?: SmartSession['policies']
}

/** Who holds a session, what they may do, within which limits, and until when [sessions-words]. */
export function Terms({ actor, holder, project, permissions, policies = [], expiresAt }: TermsProps) {
  const t = useText()
  const language = languageOf(useCatalog().locale)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const network = networkOf(networks, holder)
  const describe = useDescription(network.nativeCurrency)
  const lines = permissions.flatMap(describe)
  return (
    <Facts label={t('title.SmartSession')}>
      {project ? <Fact term={t('sessions.app')}>{truncate(project.name)}</Fact> : null}
      {project?.url === undefined ? null : <Fact term={t('sessions.site')}>{new URL(project.url).host}</Fact>}
      {lines.length === 0 ? <Fact term={t('sessions.may')}>{t('sessions.nothing')}</Fact> : null}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal permissions differ by their place only
        <PermissionFact key={index} {...line} />
      ))}
      {policies.length === 0 ? null : <Fact term={t('sessions.limits')}>{policies.map(truncate).join(', ')}</Fact>}
      <Fact term={t('sessions.network')}>{truncate(network.name)}</Fact>
      <Fact term={t('sessions.expires')} testId="session-expiry">
        {momentText(expiresAt, language)}
      </Fact>
    </Facts>
  )
}

function PermissionFact({ term, what, more, address }: Line) {
  const whole = address === undefined ? undefined : <Grouped groups={addressGroups(address)} />
  return (
    <Fact term={term} more={more} below={what && whole} testId="session-permission">
      {what ?? whole}
    </Fact>
  )
}

/** What may be done, with what, and within which limit. */
interface Line {
  term: string
  what?: string
  more?: string
  /** The contract or the token that it is about. */
  address?: string
}

/** A permission in plain words; of a kind that is not known, its name. */
function useDescription({ symbol, decimals }: { symbol: string; decimals: number }) {
  const t = useText()
  const language = languageOf(useCatalog().locale)
  const { write } = useNumbers()
  const amountOf = (units: string) => `${write(fromUnits(units, decimals))} ${truncate(symbol)}`
  return (permission: Permission): Line[] => {
    if (permission.kind === 'other') return [{ term: t('sessions.other'), what: truncate(permission.name) }]
    if (permission.kind === 'calls')
      return permission.functions.map(({ name, valueLimit = '0' }) => ({
        term: t('sessions.call', { function: truncate(name) }),
        address: permission.address,
        ...(valueLimit !== '0' && { more: t('sessions.inAll', { amount: amountOf(valueLimit) }) }),
      }))
    const { token, allowance } = permission
    const period = periodText(permission.period, language)
    const term = t('sessions.spend')
    return token === undefined
      ? [{ term, what: t('sessions.upTo', { amount: amountOf(allowance) }), more: t('sessions.every', { period }) }]
      : [
          {
            ...{ term, what: t('sessions.upToUnits', { amount: write(allowance) }) },
            more: t('sessions.everyOf', { period }),
            address: token,
          },
        ]
  }
}
