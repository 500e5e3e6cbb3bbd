import { reported, send } from '../../tests/model/moves.ts'
import { profiles } from '../../tests/model/profiles.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts, snapshotOf, stackOf } from '../../tests/model/snapshots.ts'
import { reports, solanaReports, twoNamespaces } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [
  {
    name: 'a user with two wallets is among them',
    prelude: [reported(reports.both), send('modal.open', '', { view: 'ProfileWallets' })],
    at: 'route:1',
    stateKey: (simulation) => [connectionFacts(simulation), snapshotOf(simulation, 'route:1')?.context.aim],
    expandIf: (simulation) => stackOf(simulation).length === 1,
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
