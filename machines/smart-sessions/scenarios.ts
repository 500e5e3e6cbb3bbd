import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts } from '../../tests/model/snapshots.ts'
import { ofSessions, reports } from '../../tests/model/world.ts'

const opened = send('modal.open', '', { view: 'SmartSessionList' })

export const scenarios: Scenario[] = [
  {
    name: 'a user with a smart account looks at what apps may do',
    input: ofSessions,
    prelude: [reported(reports.embeddedUser), opened],
    at: 'route:1',
    stateKey: (simulation) => connectionFacts(simulation)[1],
    commands: [
      { type: 'wallet.accountChanged', namespace: 'eip155' },
      { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
      { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
    ],
  },
  {
    name: 'the account is no smart account',
    input: ofSessions,
    prelude: [reported(reports.embeddedUser), opened, reported(reports.embeddedPlain)],
    at: 'route:1',
    ...oneMove,
  },
]
