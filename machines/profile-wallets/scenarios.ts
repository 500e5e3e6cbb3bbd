import { reported, send, stored } from '../../tests/model/moves.ts'
import { profiles, storedConnections } from '../../tests/model/profiles.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts, snapshotOf, stackOf, wallet } from '../../tests/model/snapshots.ts'
import { connectors, reports, solanaReports, twoNamespaces } from '../../tests/model/world.ts'

const atRecent = [
  reported(profiles.oneOfMany),
  send('modal.open', '', { view: 'ProfileWallets' }),
  stored(storedConnections),
]

export const scenarios: Scenario[] = [
  {
    name: 'a user with two wallets is among them',
    prelude: [reported(reports.both), send('modal.open', '', { view: 'ProfileWallets' })],
    at: 'route:1',
    stateKey: (simulation) => [connectionFacts(simulation), snapshotOf(simulation, 'route:1')?.context.aim],
    expandIf: (simulation) =>
      stackOf(simulation).length === 1 && !snapshotOf(simulation, 'route:1')?.matches({ shown: { recent: 'listed' } }),
  },
  {
    name: 'a user who was connected before by other wallets of the page, on a phone, and by a login',
    prelude: atRecent,
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'a recent wallet is asked again',
    prelude: [...atRecent, send('connection.reconnect', 'route:1', { connectorId: connectors.long.id })],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'a recent wallet is asked again, beside two that are connected',
    prelude: [
      ...atRecent,
      reported(profiles.twoOfMany),
      send('connection.reconnect', 'route:1', { connectorId: connectors.long.id }),
    ],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'a recent wallet has said no',
    prelude: [
      ...atRecent,
      send('connection.reconnect', 'route:1', { connectorId: connectors.long.id }),
      { do: 'reject', at: `${wallet}/requestConnection`, code: 'wallet.rejected' },
    ],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'a user whose wallet shares many accounts, where the app has a second namespace',
    input: twoNamespaces,
    prelude: [
      reported(profiles.manyAccounts),
      reported(solanaReports.solanaDisconnected, 'solana'),
      send('modal.open', '', { view: 'ProfileWallets' }),
    ],
    at: 'route:1',
    stateKey: (simulation) => snapshotOf(simulation, 'route:1')?.context.namespace,
    expandIf: (simulation) => stackOf(simulation).length === 1 && !snapshotOf(simulation, 'route:1')?.hasTag('busy'),
  },
  {
    name: 'all accounts of a wallet are shown, and another wallet of many becomes the active one',
    prelude: [
      reported(profiles.manyAccountsTwice),
      send('modal.open', '', { view: 'ProfileWallets' }),
      send('accounts.showAll', 'route:1'),
    ],
    at: 'route:1',
    ...oneMove,
  },
]
