import type { HistoryTransaction } from '../../core/history.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type { Move } from '../../devtools/simulation.ts'
import { send } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { ofProject } from '../../tests/model/world.ts'
import { pages } from '../activity/payloads.ts'
import { holdings, whole } from './payloads.ts'
import { opened } from './scenarios.ts'

const at = 'route:1'
const held = (tokens: readonly TokenBalance[]): Move => ({
  ...{ do: 'resolve', at: `${at}/fetchTokens`, output: whole(tokens) },
})
const activity = (output: object): Move => ({ do: 'resolve', at: `${at}/activity/fetchActivity`, output })
const nfts = send('tab.choose', at, { tab: 'nfts' })

const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="hsl(${hue} 60% 70%)" d="M0 0h4v4H0z"/><circle cx="2" cy="2" r="1.2" fill="hsl(${hue} 50% 40%)"/></svg>`)}`

/** NFTs: with a picture, without one, and with a name too long for any square. */
const collection: readonly HistoryTransaction[] = [
  'Harbour Lights',
  'Lantern 7',
  'An NFT with a name of many words that goes on and on',
  'Meadow',
].map((name, index) => ({
  ...{ id: name, caipNetworkId: 'eip155:31337', hash: name, operation: 'receive', status: 'confirmed' },
  minedAt: pages.full.at - index,
  transfers: [
    { direction: 'in', name, isNft: true, isSpam: false, ...(index !== 1 && { iconUrl: picture(index * 90) }) },
  ],
}))

export const stories: StoryPlan = {
  charts: ['activity'],
  visits: {
    Many: { input: ofProject, path: [...opened, held(holdings.many)] },
    Empty: { input: ofProject, path: [...opened, held(holdings.none)] },
    NftsEmpty: {
      input: ofProject,
      path: [...opened, held(holdings.some), nfts, activity({ transactions: [], at: pages.full.at })],
    },
    Activity: {
      input: ofProject,
      path: [...opened, held(holdings.some), send('tab.choose', at, { tab: 'activity' }), activity(pages.full)],
    },
  },
  varied: {
    Some: { input: ofProject, path: [...opened, held(holdings.some)] },
    Long: { input: ofProject, path: [...opened, held(holdings.long)] },
    Nfts: {
      input: ofProject,
      path: [...opened, held(holdings.some), nfts, activity({ transactions: collection, at: pages.full.at })],
    },
  },
}
