import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { reports } from '../../tests/model/world.ts'

const toSocials = (social?: string, answer?: string) => [
  reported(reports.offersEmbedded),
  send('modal.open'),
  send('nav.push', '', {
    route: 'ConnectSocials',
    ...(social !== undefined && { social }),
    ...(answer !== undefined && { answer }),
  }),
]

export const scenarios: Scenario[] = [
  { name: 'a user logs in at a provider', prelude: toSocials('google'), at: 'route:2' },
  { name: 'a user logs in at Farcaster', prelude: toSocials('farcaster'), at: 'route:2' },
  { name: 'a user chooses among all providers', prelude: toSocials(), at: 'route:2' },
  ...[
    'https://wallet.example/social/callback?code=1',
    'https://wallet.example/social/callback?error=access_denied',
  ].map(
    (answer): Scenario => ({
      name: `the page was left for a login at a provider, and has come back with ${answer.split('?')[1]}`,
      prelude: toSocials('google', answer),
      at: 'route:2',
      ...oneMove,
    }),
  ),
  {
    name: 'there is no embedded wallet',
    prelude: [
      reported(reports.disconnected),
      send('modal.open'),
      send('nav.push', '', { route: 'ConnectSocials', social: 'google' }),
    ],
    at: 'route:2',
    ...oneMove,
  },
]
