import type { Event, Move } from '../../devtools/rehearsal.ts'
import type { KitInput } from '../../machines/kit.ts'
import { expeditions } from '../../tests/expeditions.ts'
import type { Expedition } from '../../tests/explore.ts'
import { chooseDual } from '../../tests/model/payloads/connect.ts'
import { leads, reaching } from '../../tests/model/payloads/directory.ts'
import { offered } from '../../tests/model/payloads/pairing.ts'
import { profiles, threeNamespaces } from '../../tests/model/payloads/profiles.ts'
import { longSignIn, maySignIn, mustSignIn, ready } from '../../tests/model/payloads/sign-in.ts'
import { onPhone } from '../../tests/model/payloads/wallet-connect.ts'
import { pages } from '../../tests/model/payloads/wallet-list.ts'
import {
  connectors,
  listed,
  longBalance,
  manualPairing,
  ofProject,
  reports,
  secondVisit,
  solanaReports,
  twoNamespaces,
} from '../../tests/model/payloads/world.ts'
import { waysToSignIn } from '../../tests/model/sign-in-stage.ts'

/** The stories of one folder of views. */
export interface Plan {
  /** The file, without its ending. */
  file: string
  title: string
  /** The walks whose states are shown. */
  walks: Expedition[]
  /** States of the data rather than of a chart: nothing there, or more than there is room for. */
  extras: Record<string, Move[]>
  /** The same, where the dApp has several namespaces. */
  visits?: Record<string, Visit>
  /** The same, shown in every setting as well. */
  varied?: Record<string, Visit>
  /** States of a place whose flow has not arrived. */
  late?: Record<string, Move[]>
}

interface Visit {
  input?: Partial<KitInput>
  way: Move[]
}

const watched = (report: object, namespace = 'eip155'): Move => ({
  do: 'tell',
  at: `wallet:${namespace}/watchWallet`,
  event: { type: 'wallet.reported', report },
})
const lost: Move = {
  do: 'tell',
  at: 'wallet:eip155/watchWallet',
  event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } },
}
const open: Move = { do: 'send', at: '', event: { type: 'modal.open' } }
const networks: Move = { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }
const { long } = connectors
const chooseLong: Move = {
  do: 'send',
  at: 'place:1',
  event: { type: 'connector.choose', name: long.name, ways: [{ namespace: 'eip155', connectorId: long.id }] },
}
const connect: Move = { do: 'send', at: '', event: { type: 'modal.open', view: 'Connect' } }
const sunny = watched(solanaReports.solanaDisconnected, 'solana')
const choose = (event: Event): Move => ({ do: 'send', at: 'place:1', event })
const longDual: Event = {
  type: 'connector.choose',
  name: long.name,
  ways: [
    { namespace: 'eip155', connectorId: long.id },
    { namespace: 'solana', connectorId: long.name },
  ],
}
const refuse: Move = { do: 'reject', at: 'wallet:eip155/requestConnection', code: 'wallet.rejected' }
const balance: Move = { do: 'resolve', at: 'place:1/fetchBalance', output: longBalance }

const toPairing: Event = { type: 'modal.open', view: 'ConnectingWalletConnect' }
const pairing: Move = { do: 'send', at: '', event: toPairing }
const codeComes: Move = { do: 'tell', at: 'pairing/offerPairing', event: offered }
const meeting = (wallet: object): Move[] => [
  watched(reports.disconnected),
  open,
  { do: 'send', at: '', event: { type: 'nav.push', place: 'ConnectingWalletConnect', wallet } },
]

const cloudArrives: Move = { do: 'resolve', at: 'loadCloud' }
const leading: Move = { do: 'resolve', at: 'directory/prefetchWallets', output: leads.some }
const page = (output: object): Move => ({ do: 'resolve', at: 'place:1/fetchPage', output })
const all: Move[] = [
  watched(reaching.any),
  { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
  cloudArrives,
  leading,
]
const toDownloads = (wallet: object): Move[] => [
  watched(reaching.any),
  open,
  { do: 'send', at: '', event: { type: 'nav.push', place: 'Downloads', wallet } },
]

const messageComes: Move = { do: 'resolve', at: 'place:1/createMessage', output: ready }
const close: Move = { do: 'send', at: '', event: { type: 'modal.close', reason: 'backdrop' } }
const wallets: Move = { do: 'send', at: '', event: { type: 'modal.open', view: 'ProfileWallets' } }
const several = [watched(profiles.several), wallets]
const smart = profiles.several.connections[0]?.accounts[1]?.address
const threeKinds = [watched(profiles.several), sunny, watched(profiles.bitcoin, 'bip122'), wallets]

/** A small chart that shows what it holds over whatever the modal shows. */
const over = (chart: Expedition['chart']): Expedition[] =>
  expeditions[chart].map((walk) => ({ ...walk, prelude: [watched(reports.disconnected), open, ...walk.prelude] }))

export const plans: Plan[] = [
  {
    file: 'views/connect/connect',
    title: 'Connect/States',
    walks: expeditions.connect,
    extras: {
      NoWallet: [watched(reports.empty), open],
      Unreached: [lost, open],
      LongName: [watched(reports.disconnected), open, chooseLong],
      LongNameDeclined: [watched(reports.disconnected), open, chooseLong, refuse],
    },
    visits: {
      Badges: { input: secondVisit, way: [watched(reports.connected), sunny, connect] },
      LongNameOnSeveralChains: {
        input: twoNamespaces,
        way: [watched(reports.disconnected), sunny, open, choose(longDual)],
      },
      ConnectedOnOneChain: {
        input: twoNamespaces,
        way: [watched(reports.connected), sunny, connect, choose(chooseDual)],
      },
    },
  },
  {
    file: 'views/wallet-connect/wallet-connect',
    title: 'WalletConnect/States',
    walks: expeditions['wallet-connect'],
    extras: { AnyWallet: [watched(reports.disconnected), pairing, codeComes] },
    visits: {
      LongName: { way: [...meeting({ ...listed.plain, name: long.name }), codeComes] },
      LongNameOnAPhone: { input: onPhone, way: [...meeting({ ...listed.plain, name: long.name }), codeComes] },
      OfTheDapp: {
        input: manualPairing,
        way: [watched(reports.disconnected), { do: 'send', at: '', event: { ...toPairing, uri: offered.uri } }],
      },
    },
    varied: { Code: { way: [...meeting(listed.plain), codeComes] } },
  },
  {
    file: 'views/all-wallets/all-wallets',
    title: 'All wallets/States',
    walks: expeditions['wallet-list'],
    extras: {},
    visits: {
      More: { input: ofProject, way: [...all, page(pages.full), choose({ type: 'list.more' })] },
      MoreFailed: {
        input: ofProject,
        way: [
          ...all,
          page(pages.full),
          choose({ type: 'list.more' }),
          { do: 'reject', at: 'place:1/fetchPage', code: 'directory.failed' },
        ],
      },
      Searching: { input: ofProject, way: [...all, page(pages.full), choose({ type: 'search.type', text: 'amber' })] },
      DownloadsOnAPhone: { input: onPhone, way: toDownloads(listed.plain) },
      NoDownloads: { way: toDownloads(listed.bare) },
      GetWallet: {
        input: ofProject,
        way: [open, cloudArrives, leading, { do: 'send', at: 'place:1', event: { type: 'wallet.get' } }],
      },
      ConnectArriving: { input: ofProject, way: [watched(reaching.any), open] },
      ConnectWithoutDirectory: {
        input: ofProject,
        way: [watched(reaching.any), open, { do: 'reject', at: 'loadCloud', code: 'engine.failed' }],
      },
    },
    varied: {
      Full: { input: ofProject, way: [...all, page(pages.full)] },
      LongNames: { input: ofProject, way: [...all, page(pages.long)] },
      Downloads: { way: toDownloads(listed.plain) },
      Connect: { input: ofProject, way: [watched(reaching.any), open, cloudArrives, leading] },
    },
  },
  {
    file: 'views/sign-in/sign-in',
    title: 'Sign in/States',
    walks: expeditions['sign-in'],
    extras: {},
    visits: {
      Refusing: { input: mustSignIn, way: [...waysToSignIn.required, messageComes, close] },
      Elsewhere: { input: mustSignIn, way: [...waysToSignIn.elsewhere, messageComes] },
      LongNames: { input: longSignIn, way: [...waysToSignIn.long, messageComes] },
      Declined: {
        input: mustSignIn,
        way: [
          ...waysToSignIn.required,
          messageComes,
          { do: 'send', at: 'place:1', event: { type: 'sign.approve' } },
          { do: 'reject', at: 'place:1/signMessage', code: 'wallet.rejected' },
        ],
      },
      LongNamesInvalid: {
        input: longSignIn,
        way: [
          ...waysToSignIn.long,
          messageComes,
          { do: 'send', at: 'place:1', event: { type: 'sign.approve' } },
          { do: 'resolve', at: 'place:1/signMessage', output: '0x5160' },
          { do: 'reject', at: 'place:1/addSession', code: 'sign.invalid' },
        ],
      },
    },
    varied: {
      Asking: { input: mustSignIn, way: [...waysToSignIn.required, messageComes] },
      Optional: { input: maySignIn, way: [...waysToSignIn.optional, messageComes] },
    },
  },
  {
    file: 'views/account/account',
    title: 'Account/States',
    walks: expeditions.account,
    extras: {
      UnknownNetwork: [watched(reports.unknownChain), open],
      LongBalance: [watched(reports.connected), open, balance],
    },
  },
  {
    file: 'views/networks/networks',
    title: 'Networks/States',
    walks: expeditions['switch-network'],
    extras: {
      Networks: [watched(reports.connected), networks],
      NetworksOfNobody: [watched(reports.disconnected), networks],
      NetworksNotApproved: [watched(reports.oneNetwork), networks],
    },
  },
  {
    file: 'views/wallets/profile-wallets',
    title: 'Wallets/States',
    walks: expeditions['profile-wallets'],
    extras: {
      OneWallet: [watched(reports.connected), wallets],
      LongName: [watched(profiles.severalLong), wallets],
      ManyAccounts: [watched(profiles.manyAccounts), wallets],
      SwitchingAccount: [
        ...several,
        choose({ type: 'connection.switch', connectorId: connectors.meadow.id, address: smart }),
      ],
      SwitchFailed: [
        ...several,
        choose({ type: 'connection.switch', connectorId: long.id }),
        { do: 'reject', at: 'wallet:eip155/activateConnection', code: 'wallet.locked' },
      ],
      DisconnectFailed: [
        ...several,
        choose({ type: 'connection.disconnect', connectorId: connectors.meadow.id }),
        { do: 'reject', at: 'wallet:eip155/endConnection', code: 'wallet.disconnectFailed' },
      ],
    },
    visits: {
      EmptyKind: {
        input: threeNamespaces,
        way: [...threeKinds, choose({ type: 'tab.choose', namespace: 'solana' })],
      },
      OfOtherKind: {
        input: threeNamespaces,
        way: [...threeKinds, choose({ type: 'tab.choose', namespace: 'bip122' })],
      },
    },
    varied: { Several: { way: several }, Kinds: { input: threeNamespaces, way: threeKinds } },
  },
  {
    file: 'views/learn/learn',
    title: 'Modal/Places',
    walks: expeditions.kit.slice(0, 1),
    extras: {},
    varied: {
      SwitchActiveChain: {
        input: twoNamespaces,
        way: [
          watched(reports.connected),
          networks,
          { do: 'send', at: '', event: { type: 'network.choose', caipNetworkId: 'solana:sandbox' } },
        ],
      },
    },
  },
  {
    file: 'views/shell/shell',
    title: 'Modal/Late parts',
    walks: [],
    extras: {},
    late: {
      Arriving: [watched(reports.connected), open],
      Unavailable: [watched(reports.connected), open, { do: 'reject', at: 'loadFlow', code: 'engine.failed' }],
    },
  },
  { file: 'views/toasts', title: 'Notices/Toasts', walks: over('toasts'), extras: {} },
  { file: 'views/snackbar', title: 'Notices/Snackbar', walks: over('snackbar'), extras: {} },
  { file: 'views/alerts', title: 'Notices/Alerts', walks: over('alerts'), extras: {} },
]
