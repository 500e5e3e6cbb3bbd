import { send } from '../../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../../tests/model/scenario.ts'
import { routesOf } from '../../../tests/model/snapshots.ts'
import { manualPairing, ofDirectory, ofProject } from '../../../tests/model/world.ts'

/** A dApp with a project, and with settings of its own. */
export const project: Scenario[] = [
  {
    name: 'a dApp with a project, whose services load or do not',
    input: ofProject,
    prelude: [],
    at: '',
    stateKey: routesOf,
    expandIf: (simulation) => routesOf(simulation).every((route) => route === 'GetWallet'),
  },
  {
    name: 'a dApp that wants nothing of a project but the directory',
    input: ofDirectory,
    prelude: [
      send('modal.open'),
      { do: 'resolve', at: 'loadProjectServices' },
      send('modal.close', '', { reason: 'escape' }),
    ],
    at: '',
    ...oneMove,
  },
  { name: 'the dApp makes the pairings itself', input: manualPairing, prelude: [], at: '', ...oneMove },
]
