import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { plan } from '../../tests/model/smart-session.ts'
import { connectionFacts } from '../../tests/model/snapshots.ts'
import { ofSessions, reports } from '../../tests/model/world.ts'

const wanted = send('modal.open', '', { view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' })

export const scenarios: Scenario[] = [
  {
    name: 'a dApp wants to do something without asking again',
    input: ofSessions,
    prelude: [reported(reports.embeddedUser), wanted],
    at: 'route:1',
    stateKey: (simulation) => connectionFacts(simulation)[1],
    commands: [
      { type: 'wallet.accountChanged', namespace: 'eip155' },
      { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
      { type: 'wallet.networkChanged', namespace: 'eip155', caipNetworkId: 'eip155:31338' },
    ],
  },
  {
    name: 'the dApp lists no sessions',
    prelude: [
      reported(reports.embeddedUser),
      wanted,
      { do: 'resolve', at: 'route:1/prepareGrant', output: plan },
      { do: 'resolve', at: 'route:1/askGrant', output: '0x01' },
    ],
    at: 'route:1',
    ...oneMove,
  },
]
