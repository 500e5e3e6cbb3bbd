import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { reports } from '../../tests/model/world.ts'

const opened = send('modal.open', '', { view: 'UpdateEmailWallet' })

export const scenarios: Scenario[] = [
  {
    name: 'a user wants another email',
    prelude: [reported(reports.embeddedPlain), opened],
    at: 'route:1',
    commands: [
      { type: 'wallet.userChanged', namespace: 'eip155' },
      { type: 'wallet.activated', namespace: 'eip155', connectorId: 'AUTH', name: 'Portico' },
    ],
  },
  {
    name: 'there is no email',
    prelude: [reported(reports.embeddedPlain), opened, reported(reports.embeddedSocial)],
    at: 'route:1',
    ...oneMove,
  },
]
