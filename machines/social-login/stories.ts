import { reported, send } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { reports } from '../../tests/model/world.ts'
import { onPhone } from '../wallet-connect/payloads.ts'

const toFarcaster = [
  reported(reports.offersEmbedded),
  send('modal.open'),
  send('nav.push', '', { route: 'ConnectSocials', social: 'farcaster' }),
]

export const stories: StoryPlan = {
  visits: {
    FarcasterOnPhone: {
      input: onPhone,
      path: [
        ...toFarcaster,
        { do: 'resolve', at: 'route:2/farcasterUri', output: 'https://farcaster.example/~/siwf?channelToken=1' },
      ],
    },
    FarcasterLoadsOnPhone: { input: onPhone, path: toFarcaster },
  },
}
