import type { Event } from '../../devtools/simulation.ts'
import type { Payloads } from '../../tests/model/payloads.ts'
import { connectors, listed } from '../../tests/model/world.ts'

const { meadow, long } = connectors

/** A press on a wallet that supports several namespaces. */
export const chooseDual: Event = {
  type: 'connector.choose',
  name: meadow.name,
  options: [
    { namespace: 'eip155', connectorId: meadow.id },
    { namespace: 'solana', connectorId: meadow.name },
  ],
}

/** Events that only a dApp with a second namespace receives. */
export const dualCommands: Event[] = [
  chooseDual,
  ...['eip155', 'solana', 'bip122'].map((namespace) => ({ type: 'namespace.choose', namespace })),
]

export const payloads: Payloads = {
  commands: [
    ...[meadow, long].map(({ id, name }) => ({
      type: 'connector.choose',
      name,
      options: [{ namespace: 'eip155', connectorId: id }],
    })),
    { type: 'wallet.choose', wallet: listed.plain, platform: 'mobile' },
    { type: 'wallet.choose', platform: 'qrcode' },
    { type: 'wallets.all' },
    { type: 'wallets.show' },
    { type: 'email.submit', email: 'ada@example.org' },
    { type: 'social.choose', provider: 'google' },
    { type: 'social.choose' },
    { type: 'connector.retry' },
    { type: 'connectors.retry' },
    { type: 'wallet.removed', namespace: 'eip155' },
    { type: 'help.open' },
    { type: 'wallet.get' },
    { type: 'wallet.another' },
    { type: 'nav.back' },
  ],
}
