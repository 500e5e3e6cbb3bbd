import type { Connection } from '../../core/connector.ts'

const given = new Set([
  'environment',
  'networks',
  'suggestions',
  'debug',
  'namespaces',
  'reconnectOnMount',
  'features',
  'remembered',
  'connectors',
])

const described = ({ connectorId, accounts, caipNetworkId }: Connection): string =>
  `${connectorId} ${accounts.map(({ address }) => fingerprint(address)).join(' ')} on ${caipNetworkId}`

/** A context or an event without its constant parts, and with short addresses: enough to see what it says. */
export function fingerprint(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(0x\w{4})\w{36}$/, '$1…')
  if (Array.isArray(value)) return value.map(fingerprint)
  if (!(value instanceof Object)) return value
  if ('accounts' in value && 'connectorId' in value) return described(value as Connection)
  const said = Object.entries(value).filter(([key]) => !given.has(key))
  return Object.fromEntries(said.map(([key, each]) => [key, fingerprint(each)]))
}
