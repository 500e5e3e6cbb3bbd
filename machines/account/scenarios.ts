import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts, snapshotOf } from '../../tests/model/snapshots.ts'
import { kitInput, ofProject, ofSessions, reports } from '../../tests/model/world.ts'

const withoutExplorers = kitInput.networks.map(({ explorerUrl: _, ...network }) => network)

const opened: Move[] = [reported(reports.connected), send('modal.open')]

export const scenarios: Scenario[] = [
  {
    name: 'the wallet is the app’s own',
    input: ofProject,
    prelude: [reported(reports.embedded), send('modal.open')],
    at: 'route:1',
    commands: [
      { type: 'networks.changed', networks: [] },
      { type: 'features.changed', features: { activity: false } },
      { type: 'wallet.accountChanged', namespace: 'eip155' },
      { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
      { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
      { type: 'wallet.named', namespace: 'eip155', name: 'harbour.reown.id' },
      { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'confirmed', hash: '0x' },
    ],
    ...oneMove,
  },
  {
    name: 'a connected user opens the modal of a dApp with a project',
    input: ofProject,
    prelude: [...opened, { do: 'resolve', at: 'route:1/loadIdentity', output: {} }],
    at: 'route:1',
    commands: [
      ...[[], kitInput.networks, withoutExplorers].map((networks) => ({ type: 'networks.changed', networks })),
      { type: 'features.changed', features: { multiWallet: false } },
      { type: 'features.changed', features: { activity: false } },
      { type: 'features.changed', features: { send: false, receive: false } },
    ],
    stateKey: (simulation) => connectionFacts(simulation)[1],
    // The name is independent of the rest, which is explored only while no name is being looked up.
    expandIf: (simulation) => snapshotOf(simulation, 'route:1')?.matches({ shown: { identity: 'known' } }) === true,
  },
  {
    name: 'a smart account, in a dApp that shows what apps may do',
    input: ofSessions,
    prelude: [reported(reports.embeddedUser), send('modal.open')],
    at: 'route:1',
    ...oneMove,
  },
  { name: 'the name of an account is looked up', prelude: opened, at: 'route:1', ...oneMove },
]
