import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { reports } from '../../tests/model/world.ts'

const toEmail = (email?: string) => [
  reported(reports.offersEmbedded),
  send('modal.open'),
  send('nav.push', '', { route: 'EmailLogin', ...(email !== undefined && { email }) }),
]

export const scenarios: Scenario[] = [
  { name: 'a user logs in with an email', prelude: toEmail(), at: 'route:2' },
  { name: 'the email was typed before', prelude: toEmail('ada@example.org'), at: 'route:2', ...oneMove },
  { name: 'what was typed before is no email', prelude: toEmail('ada@example'), at: 'route:2', ...oneMove },
  {
    name: 'there is no embedded wallet',
    prelude: [
      reported(reports.disconnected),
      send('modal.open'),
      send('nav.push', '', { route: 'EmailLogin', email: 'ada@example.org' }),
    ],
    at: 'route:2',
    ...oneMove,
  },
]
