import type { Event, Move } from '../../devtools/simulation.ts'
import { reported } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { connectors, listed, manualPairing, reports } from '../../tests/model/world.ts'
import { offered } from '../pairing/payloads.ts'
import { onPhone } from './payloads.ts'

const { long } = connectors
const toPairing: Event = { type: 'modal.open', view: 'ConnectingWalletConnect' }
const pairing: Move = { do: 'send', at: '', event: toPairing }
const codeComes: Move = { do: 'emit', at: 'pairing/offerPairing', event: offered }
const meeting = (wallet: object): Move[] => [
  reported(reports.disconnected),
  { do: 'send', at: '', event: { type: 'modal.open' } },
  { do: 'send', at: '', event: { type: 'nav.push', route: 'ConnectingWalletConnect', wallet } },
]

export const stories: StoryPlan = {
  title: 'WalletConnect',
  charts: ['pairing'],
  extras: { AnyWallet: [reported(reports.disconnected), pairing, codeComes] },
  visits: {
    LongName: { path: [...meeting({ ...listed.plain, name: long.name }), codeComes] },
    LongNameOnAPhone: { input: onPhone, path: [...meeting({ ...listed.plain, name: long.name }), codeComes] },
    CodeOfTheDappLoading: { input: manualPairing, path: [reported(reports.disconnected), pairing] },
    OfTheDapp: {
      input: manualPairing,
      path: [reported(reports.disconnected), { do: 'send', at: '', event: { ...toPairing, uri: offered.uri } }],
    },
  },
  varied: { Code: { path: [...meeting(listed.plain), codeComes] } },
}
