import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf, wallet } from '../../tests/model/snapshots.ts'
import { connectors, singleWallet } from '../../tests/model/world.ts'

const at = `${wallet}/reconnect`

export const scenarios: Scenario[] = [
  {
    name: 'two wallets are stored, and only one may be connected',
    input: singleWallet,
    prelude: [{ do: 'resolve', at: `${at}/readStored`, output: [connectors.meadow.id, connectors.long.id] }],
    at,
    ...oneMove,
  },
  {
    name: 'whatever is stored',
    prelude: [],
    at,
    stateKey: (simulation) => snapshotOf(simulation, at)?.context.waiting,
  },
]
