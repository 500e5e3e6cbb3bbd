import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts, snapshotOf } from '../../tests/model/snapshots.ts'
import { ofProject, reports } from '../../tests/model/world.ts'

export const opened: Move[] = [reported(reports.connected), send('modal.open', '', { view: 'Portfolio' })]

export const scenarios: Scenario[] = [
  {
    name: 'what happened to the account is looked at',
    input: ofProject,
    prelude: [...opened, send('tab.choose', 'route:1', { tab: 'activity' })],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'a connected user looks at what the account holds',
    input: ofProject,
    prelude: opened,
    at: 'route:1',
    commands: [
      { type: 'networks.changed', networks: [] },
      { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'confirmed', hash: '0x' },
      { type: 'features.changed', features: { activity: false } },
      { type: 'features.changed', features: { onramp: [] } },
      { type: 'features.changed', features: { onramp: ['coinbase'] } },
    ],
    stateKey: (simulation) => connectionFacts(simulation)[1],
    // The activity is independent of the tokens.
    expandIf: (simulation) => {
      const snapshot = snapshotOf(simulation, 'route:1')
      return snapshot?.hasTag('loading') === true || snapshot?.hasTag('tokens') === true
    },
  },
  { name: 'the dApp has no project', prelude: opened, at: 'route:1' },
]
