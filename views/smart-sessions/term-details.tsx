import { addressGroups } from '../../core/address-groups.ts'
import type { Network } from '../../core/network.ts'
import { shorten } from '../../core/shorten.ts'
import type { Permission, SmartSession } from '../../core/smart-session.ts'
import type { KnownTokens } from '../../machines/shared/token-units.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Grouped } from '../../ui/grouped.tsx'
import { truncate } from '../names.ts'
import { useText } from './messages.ts'
import { tokenAt } from './token-at.ts'

/** The methods of a contract that may be called, by their names in the code. */
const calledAt = (permissions: readonly Permission[], address: string): string =>
  permissions
    .flatMap((each) => (each.kind === 'calls' && each.address === address ? each.functions : []))
    .map(({ name }) => truncate(name))
    .join(', ')

export interface TermDetailsProps {
  network: Network
  permissions: readonly Permission[]
  tokens: KnownTokens
  policies: SmartSession['policies']
}

const addressesOf = (permission: Permission): readonly string[] => {
  if (permission.kind === 'calls') return [permission.address]
  return permission.kind === 'spends' && permission.token !== undefined ? [permission.token] : []
}

/** The details of permissions for a close look: full addresses without duplicates, the network, and the policies. */
export function TermDetails({ network, permissions, tokens, policies }: TermDetailsProps) {
  const t = useText()
  const addresses = [...new Set(permissions.flatMap(addressesOf))]
  return (
    <Disclosure label={t('sessions.details')} testId="session-details">
      <Facts label={t('sessions.details')}>
        {addresses.map((address) => (
          <Fact
            key={address}
            term={truncate(tokenAt(tokens, address)?.symbol ?? shorten(address))}
            below={<Grouped groups={addressGroups(address)} />}
          >
            {calledAt(permissions, address)}
          </Fact>
        ))}
        <Fact term={t('sessions.network')}>{truncate(network.name)}</Fact>
        {policies.length === 0 ? null : <Fact term={t('sessions.limits')}>{policies.map(truncate).join(', ')}</Fact>}
      </Facts>
    </Disclosure>
  )
}
