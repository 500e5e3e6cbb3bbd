import type { Event, Move } from '../../devtools/simulation.ts'
import { reported } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { featuredFirst, inGroups, ofProject, phoneReports, withoutAllWallets } from '../../tests/model/world.ts'
import { leads, reaching } from '../directory/payloads.ts'
import { pages } from './payloads.ts'

const open: Move = { do: 'send', at: '', event: { type: 'modal.open' } }
const openConnect: Move = { do: 'send', at: '', event: { type: 'modal.open', view: 'Connect' } }
const choose = (event: Event): Move => ({ do: 'send', at: 'route:1', event })
const servicesLoad: Move = { do: 'resolve', at: 'loadProjectServices' }
const leading: Move = { do: 'resolve', at: 'directory/prefetchWallets', output: leads.some }
const featured: Move = { do: 'resolve', at: 'directory/prefetchWallets', output: leads.featured }
const page = (output: object): Move => ({ do: 'resolve', at: 'route:1/fetchPage', output })
const all: Move[] = [
  reported(reaching.any),
  { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
  servicesLoad,
  leading,
]
const connecting: Move[] = [reported(reaching.any), open, servicesLoad, leading]

export const stories: StoryPlan = {
  file: 'all-wallets/all-wallets',
  title: 'All wallets',
  charts: ['directory'],
  visits: {
    More: { input: ofProject, path: [...all, page(pages.full), choose({ type: 'list.more' })] },
    MoreFailed: {
      input: ofProject,
      path: [
        ...all,
        page(pages.full),
        choose({ type: 'list.more' }),
        { do: 'reject', at: 'route:1/fetchPage', code: 'directory.failed' },
      ],
    },
    Searching: { input: ofProject, path: [...all, page(pages.full), choose({ type: 'search.type', text: 'amber' })] },
    Groups: { input: inGroups, path: connecting },
    GetWallet: {
      input: ofProject,
      path: [open, servicesLoad, leading, { do: 'send', at: 'route:1', event: { type: 'wallet.get' } }],
    },
    ConnectInSession: { input: ofProject, path: [reported(phoneReports.eip155), openConnect, servicesLoad, leading] },
    InSession: { input: ofProject, path: [reported(phoneReports.eip155), ...all.slice(1), page(pages.full)] },
    ConnectLeading: { input: withoutAllWallets, path: connecting },
    ConnectFeaturedFirst: { input: featuredFirst, path: [reported(reaching.any), open, servicesLoad, featured] },
    ConnectFeaturedFirstPrefetching: { input: featuredFirst, path: [reported(reaching.any), open, servicesLoad] },
    ConnectPrefetching: { input: ofProject, path: [reported(reaching.any), open] },
    ConnectWithoutDirectory: {
      input: ofProject,
      path: [reported(reaching.any), open, { do: 'reject', at: 'loadProjectServices', code: 'engine.failed' }],
    },
  },
  varied: {
    Full: { input: ofProject, path: [...all, page(pages.full)] },
    LongNames: { input: ofProject, path: [...all, page(pages.long)] },
    Connect: { input: ofProject, path: [reported(reaching.any), open, servicesLoad, leading] },
  },
}
