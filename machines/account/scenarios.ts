import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts } from '../../tests/model/snapshots.ts'
import { kitInput, ofProject, reports } from '../../tests/model/world.ts'

const withoutExplorers = kitInput.networks.map(({ explorerUrl: _, ...network }) => network)

export const scenarios: Scenario[] = [
  {
    name: 'a connected user opens the modal of a dApp with a project',
    input: ofProject,
    prelude: [reported(reports.connected), send('modal.open')],
    at: 'route:1',
    commands: [
      ...[[], kitInput.networks, withoutExplorers].map((networks) => ({ type: 'networks.changed', networks })),
      { type: 'features.changed', features: { multiWallet: false } },
      { type: 'features.changed', features: { activity: false } },
    ],
    stateKey: (simulation) => connectionFacts(simulation)[1],
  },
]
