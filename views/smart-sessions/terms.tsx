import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import { networkOf } from '../../core/network-of.ts'
import type { Permission, SessionHolder, SmartSession } from '../../core/smart-session.ts'
import { fromUnits } from '../../core/units.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { truncate } from '../names.ts'
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
  const { language } = useNumbers()
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const network = networkOf(networks, holder)
  const describe = useDescription(network.nativeCurrency)
  const lines = permissions.flatMap(describe)
  return (
    <Facts label={t('title.SmartSession')}>
      {project ? <Fact term={t('sessions.app')}>{truncate(project.name)}</Fact> : null}
      {project?.url === undefined ? null : <Fact term={t('sessions.site')}>{new URL(project.url).host}</Fact>}
      <Fact term={t('sessions.network')}>{truncate(network.name)}</Fact>
      {(lines.length > 0 ? lines : [t('sessions.nothing')]).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal permissions differ by their place only
        <Fact key={index} term={index === 0 ? t('sessions.may') : ''} testId="session-permission">
          {line}
        </Fact>
      ))}
      {policies.length === 0 ? null : <Fact term={t('sessions.limits')}>{policies.map(truncate).join(', ')}</Fact>}
      <Fact term={t('sessions.expires')} testId="session-expiry">
        {momentText(expiresAt, language)}
      </Fact>
    </Facts>
  )
}

/** A permission in plain words; of a kind that is not known, its name. */
function useDescription({ symbol, decimals }: { symbol: string; decimals: number }) {
  const t = useText()
  const { language, write } = useNumbers()
  return (permission: Permission): string[] => {
    if (permission.kind === 'other') return [truncate(permission.name)]
    if (permission.kind === 'calls') {
      const { address } = permission
      return permission.functions.map(({ name, valueLimit = '0' }) =>
        valueLimit === '0'
          ? t('sessions.call', { function: truncate(name), address })
          : t('sessions.callValue', {
              ...{ function: truncate(name), address },
              amount: `${write(fromUnits(valueLimit, decimals))} ${truncate(symbol)}`,
            }),
      )
    }
    const period = periodText(permission.period, language)
    return permission.token === undefined
      ? [
          t('sessions.spend', {
            ...{ amount: `${write(fromUnits(permission.allowance, decimals))} ${truncate(symbol)}`, period },
          }),
        ]
      : [t('sessions.spendToken', { ...{ amount: write(permission.allowance), address: permission.token, period } })]
  }
}
