import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts } from '../../tests/model/snapshots.ts'
import { ofProject, reports } from '../../tests/model/world.ts'

const opened = send('modal.open', '', { view: 'AccountSettings' })

export const scenarios: Scenario[] = [
  {
    name: 'a user of the embedded wallet sets what can be set',
    input: ofProject,
    prelude: [reported(reports.embeddedUser), opened],
    at: 'route:1',
    stateKey: (simulation) => connectionFacts(simulation)[1],
    commands: [
      { type: 'networks.changed', networks: [] },
      { type: 'wallet.accountChanged', namespace: 'eip155' },
      { type: 'wallet.userChanged', namespace: 'eip155' },
      { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
      { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
      { type: 'wallet.named', namespace: 'eip155', name: 'harbour.reown.id' },
    ],
  },
  { name: 'the app has no project', prelude: [reported(reports.embeddedSocial), opened], at: 'route:1', ...oneMove },
  {
    name: 'the wallet becomes another one',
    prelude: [reported(reports.embeddedUser), opened, reported(reports.connected)],
    at: 'route:1',
    ...oneMove,
  },
]
