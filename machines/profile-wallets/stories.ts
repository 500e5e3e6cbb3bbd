import type { Event, Move } from '../../devtools/simulation.ts'
import { reported, stored } from '../../tests/model/moves.ts'
import { profiles, storedConnections, threeNamespaces } from '../../tests/model/profiles.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { connectors, reports, solanaReports } from '../../tests/model/world.ts'

const sunny = reported(solanaReports.solanaDisconnected, 'solana')
const choose = (event: Event): Move => ({ do: 'send', at: 'route:1', event })
const wallets: Move = { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } }
const several = [reported(profiles.several), wallets]
const smart = profiles.several.connections[0]?.accounts[1]?.address
const solanaAddress = solanaReports.solanaConnected.connections[0]?.accounts[0]?.address
const threeKinds = [reported(profiles.several), sunny, reported(profiles.bitcoin, 'bip122'), wallets]

export const stories: StoryPlan = {
  file: 'wallets/profile-wallets',
  title: 'Wallets',
  extras: {
    OneWallet: [reported(reports.connected), wallets],
    LongName: [reported(profiles.severalLong), wallets],
    Recent: [reported(profiles.oneOfMany), wallets, stored(storedConnections)],
    ManyAccounts: [reported(profiles.manyAccounts), wallets],
    SwitchingAccount: [
      ...several,
      choose({ type: 'connection.switch', connectorId: connectors.meadow.id, address: smart }),
    ],
  },
  visits: {
    EmptyKind: {
      input: threeNamespaces,
      path: [...threeKinds, choose({ type: 'tab.choose', namespace: 'solana' })],
    },
    RecentOfEmptyKind: {
      input: threeNamespaces,
      path: [
        ...threeKinds,
        stored([{ connectorId: 'Sundial', namespace: 'solana', accounts: [{ address: solanaAddress }] }]),
        choose({ type: 'tab.choose', namespace: 'solana' }),
      ],
    },
    OfOtherKind: {
      input: threeNamespaces,
      path: [...threeKinds, choose({ type: 'tab.choose', namespace: 'bip122' })],
    },
  },
  varied: { Several: { path: several }, Kinds: { input: threeNamespaces, path: threeKinds } },
}
