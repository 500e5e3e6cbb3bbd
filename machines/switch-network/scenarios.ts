import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts, snapshotOf, wallet } from '../../tests/model/snapshots.ts'
import { reports } from '../../tests/model/world.ts'

const choosing = [
  reported(reports.connected),
  send('modal.open', '', { view: 'Networks' }),
  send('network.choose', '', { caipNetworkId: 'eip155:31338' }),
]

export const scenarios: Scenario[] = [
  {
    name: 'a network is chosen in the list',
    prelude: choosing,
    at: 'route:2',
    stateKey: (simulation) => [connectionFacts(simulation), snapshotOf(simulation, wallet)?.context.pendingNetwork],
  },
  {
    name: 'the wallet is on the chosen network before the flow is loaded',
    lazy: true,
    prelude: [...choosing, reported(reports.otherNetwork), { do: 'resolve', at: 'loadFlow' }],
    at: 'route:2',
    ...oneMove,
  },
]
