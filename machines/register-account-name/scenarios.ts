import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts } from '../../tests/model/snapshots.ts'
import { ofProject, reports } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [
  {
    name: 'a user of the embedded wallet wants a name',
    input: ofProject,
    prelude: [reported(reports.embedded), send('modal.open'), send('nav.push', '', { route: 'RegisterAccountName' })],
    at: 'route:2',
    commands: [
      { type: 'wallet.accountChanged', namespace: 'eip155' },
      { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
      { type: 'transaction.ended', id: 'name:route:2:1', outcome: 'confirmed', hash: null },
      {
        type: 'transaction.refused',
        id: 'name:route:2:1',
        failure: { code: 'name.refused', params: { reason: 'Taken' } },
      },
      { type: 'transaction.refused', id: 'name:route:2:1', failure: { code: 'name.failed', params: { name: 'x' } } },
      { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
    ],
    stateKey: (simulation) => connectionFacts(simulation)[1],
  },
]
