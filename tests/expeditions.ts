import type { Move, Rehearsal } from '../devtools/rehearsal.ts'
import type { Expedition } from './explore.ts'
import { dualCommands } from './model/payloads/connect.ts'
import { offered } from './model/payloads/pairing.ts'
import { readings, ready } from './model/payloads/sign-in.ts'
import { browsing, onPhone, present } from './model/payloads/wallet-connect.ts'
import {
  connectors,
  inBasicMode,
  listed,
  manualPairing,
  ofProject,
  phoneReports,
  reports,
  singleWallet,
  solanaReports,
  twoNamespaces,
  withoutProject,
} from './model/payloads/world.ts'
import { signsIn, waysToSignIn } from './model/sign-in-stage.ts'

const wallet = 'wallet:eip155'
const reported = (report: object, namespace = 'eip155'): Move => ({
  do: 'tell',
  at: `wallet:${namespace}/watchWallet`,
  event: { type: 'wallet.reported', report },
})
const send = (type: string, at = '', payload: object = {}): Move => ({ do: 'send', at, event: { type, ...payload } })

/** What asks the services of a project is there. */
const cloudArrives: Move = { do: 'resolve', at: 'loadCloud' }

const snapshotOf = (rehearsal: Rehearsal, at: string) => rehearsal.find(at)?.getSnapshot()
const walletValue = (rehearsal: Rehearsal): unknown => snapshotOf(rehearsal, wallet)?.value
const walletFacts = (rehearsal: Rehearsal): unknown[] => {
  const { current, connections = [], asked, chosen, ending } = snapshotOf(rehearsal, wallet)?.context ?? {}
  return [current, connections.length, asked, chosen?.connectorId, ending]
}
const idsOf = (list: 'toasts' | 'alerts') => (rehearsal: Rehearsal) => snapshotOf(rehearsal, list)?.context[list].length
const stackOf = (rehearsal: Rehearsal): { place: string }[] => snapshotOf(rehearsal, '')?.context.stack ?? []

const pairingOf = (rehearsal: Rehearsal): unknown => {
  const { value, context } = snapshotOf(rehearsal, 'pairing') ?? {}
  return [value, context?.holders]
}

/** The way to the place where a listed wallet is connected. */
const connecting = (wallet: object, ...more: Move[]): Move[] => [
  reported(reports.disconnected),
  send('modal.open'),
  send('nav.push', '', { place: 'ConnectingWalletConnect', wallet }),
  ...more,
]
const codeComes: Move = { do: 'tell', at: 'pairing/offerPairing', event: offered }

const watchOf = (rehearsal: Rehearsal): unknown => [
  snapshotOf(rehearsal, 'session')?.value,
  snapshotOf(rehearsal, '')?.context.held === null,
]
/** Whether nobody has gone elsewhere from being connected and asked. */
const isAboutSigningIn = (rehearsal: Rehearsal): boolean =>
  stackOf(rehearsal).every(({ place }) => ['Connect', 'SIWXSignMessage'].includes(place)) &&
  stackOf(rehearsal).length < 2 &&
  walletFacts(rehearsal)[1] === 1

const onlyFrom = { within: () => false }

/** Where each chart runs, and how one comes to it; several where one start does not lead everywhere. */
export const expeditions: Record<Expedition['chart'], Expedition[]> = {
  kit: [
    {
      chart: 'kit',
      prelude: [],
      at: '',
      also: (rehearsal) => [
        stackOf(rehearsal).map(({ place }) => place),
        snapshotOf(rehearsal, wallet)?.context.connections.length,
      ],
      within: (rehearsal) => stackOf(rehearsal).length < 2,
    },
    {
      chart: 'kit',
      prelude: [
        send('modal.open'),
        send('nav.push', '', { place: 'WhatIsAWallet' }),
        send('nav.push', '', { place: 'GetWallet' }),
      ],
      at: '',
      ...onlyFrom,
    },
    {
      chart: 'kit',
      prelude: [
        reported(reports.connected),
        send('modal.open', '', { view: 'Connect' }),
        send('nav.push', '', { place: 'WhatIsAWallet' }),
      ],
      at: '',
      ...onlyFrom,
    },
    {
      chart: 'kit',
      prelude: [send('wallet.connect', wallet, { connectorId: connectors.meadow.id })],
      at: '',
      ...onlyFrom,
    },
    { chart: 'kit', prelude: [reported(reports.connected), send('account.disconnect')], at: '', ...onlyFrom },
    {
      chart: 'kit',
      prelude: [reported(reports.connected)],
      at: '',
      late: true,
      also: (rehearsal) => stackOf(rehearsal).map(({ place }) => place),
      within: (rehearsal) => stackOf(rehearsal).length < 2,
    },
    {
      chart: 'kit',
      input: twoNamespaces,
      prelude: [
        reported(reports.connected),
        send('modal.open', '', { view: 'Networks' }),
        send('network.choose', '', { caipNetworkId: 'solana:sandbox' }),
      ],
      at: '',
      ...onlyFrom,
    },
    {
      chart: 'kit',
      prelude: [
        reported(reports.connected),
        send('modal.open', '', { view: 'Networks' }),
        send('network.choose', '', { caipNetworkId: 'eip155:31338' }),
      ],
      at: '',
      late: true,
      also: (rehearsal) => [stackOf(rehearsal).map(({ place }) => place), snapshotOf(rehearsal, '')?.context.arrived],
      within: (rehearsal) => stackOf(rehearsal).length < 3 && stackOf(rehearsal).at(-1)?.place === 'SwitchNetwork',
    },
    {
      chart: 'kit',
      input: twoNamespaces,
      prelude: [
        reported(reports.connected),
        send('network.switch', '', { caipNetworkId: 'solana:sandbox' }),
        send('modal.open', '', { view: 'Networks' }),
        send('network.choose', '', { caipNetworkId: 'eip155:31338' }),
      ],
      at: '',
      ...onlyFrom,
    },
    {
      chart: 'kit',
      prelude: [
        reported(reports.unknownChain),
        send('modal.open', '', { view: 'Networks' }),
        send('network.choose', '', { caipNetworkId: 'eip155:31338' }),
      ],
      at: '',
      ...onlyFrom,
    },
    { chart: 'kit', prelude: [reported(reports.bothFirst)], at: '', ...onlyFrom },
    {
      chart: 'kit',
      input: twoNamespaces,
      prelude: [
        reported(reports.both),
        reported(solanaReports.solanaConnected, 'solana'),
        send('modal.open'),
        send('wallets.open', 'place:1'),
      ],
      at: '',
      ...onlyFrom,
    },
    {
      chart: 'kit',
      prelude: [
        reported(reports.connected),
        send('modal.open', '', { view: 'ProfileWallets' }),
        send('nav.push', '', { place: 'Connect' }),
      ],
      at: '',
      ...onlyFrom,
    },
    {
      chart: 'kit',
      input: twoNamespaces,
      prelude: [
        reported(reports.connected),
        send('modal.open', '', { view: 'Networks' }),
        send('network.choose', '', { caipNetworkId: 'solana:sandbox' }),
        send('network.connect'),
      ],
      at: '',
      ...onlyFrom,
    },
    {
      chart: 'kit',
      input: twoNamespaces,
      prelude: [reported(reports.connected), send('modal.open')],
      at: '',
      ...onlyFrom,
    },
    { chart: 'kit', input: twoNamespaces, prelude: [reported(reports.unknownChain)], at: '', ...onlyFrom },
    {
      chart: 'kit',
      input: twoNamespaces,
      prelude: [reported(solanaReports.solanaConnected, 'solana'), reported(reports.connected), send('modal.open')],
      at: '',
      ...onlyFrom,
    },
    {
      chart: 'kit',
      input: ofProject,
      prelude: [],
      at: '',
      also: (rehearsal) => stackOf(rehearsal).map(({ place }) => place),
      within: (rehearsal) => stackOf(rehearsal).every(({ place }) => place === 'GetWallet'),
    },
    { chart: 'kit', input: manualPairing, prelude: [], at: '', ...onlyFrom },
    {
      chart: 'kit',
      input: twoNamespaces,
      prelude: [
        reported(reports.disconnected),
        send('modal.open'),
        send('nav.push', '', { place: 'ConnectingWalletConnect', wallet: listed.plain }),
        send('pairing.settled', '', { namespaces: ['eip155', 'solana'], name: 'Pocket' }),
        reported(phoneReports.eip155),
        reported(phoneReports.solana, 'solana'),
      ],
      at: '',
      ...onlyFrom,
    },
    ...[true, false].flatMap((required): Expedition[] => [
      {
        chart: 'kit',
        input: signsIn(required),
        late: true,
        prelude: [reported(reports.connected)],
        at: '',
        also: (rehearsal) => [stackOf(rehearsal).map(({ place }) => place), watchOf(rehearsal)],
        within: isAboutSigningIn,
      },
      {
        chart: 'kit',
        input: signsIn(required),
        prelude: [
          reported(reports.disconnected),
          send('modal.open'),
          send('connector.choose', 'place:1', {
            name: connectors.meadow.name,
            ways: [{ namespace: 'eip155', connectorId: connectors.meadow.id }],
          }),
          reported(reports.connected),
        ],
        at: '',
        also: (rehearsal) => [stackOf(rehearsal).map(({ place }) => place), watchOf(rehearsal)],
        within: isAboutSigningIn,
      },
      {
        chart: 'kit',
        input: signsIn(required),
        prelude: [
          reported(reports.connected),
          { do: 'resolve', at: 'session/readSessions', output: readings.none },
          { do: 'resolve', at: 'place:1/createMessage', output: ready },
          send('sign.cancel', 'place:1'),
        ],
        at: '',
        ...onlyFrom,
      },
    ]),
  ],
  wallet: [
    { chart: 'wallet', prelude: [], at: wallet, also: walletFacts },
    { chart: 'wallet', input: { restores: false }, prelude: [], at: wallet, ...onlyFrom },
    {
      chart: 'wallet',
      input: singleWallet,
      prelude: [
        reported(reports.connected),
        send('wallet.connect', wallet, { connectorId: connectors.long.id }),
        reported(reports.both),
      ],
      at: wallet,
      ...onlyFrom,
    },
  ],
  reconnect: [
    {
      chart: 'reconnect',
      input: singleWallet,
      prelude: [
        {
          do: 'resolve',
          at: `${wallet}/reconnect/readStored`,
          output: [connectors.meadow.id, connectors.long.id],
        },
      ],
      at: `${wallet}/reconnect`,
      ...onlyFrom,
    },
    {
      chart: 'reconnect',
      prelude: [],
      at: `${wallet}/reconnect`,
      also: (rehearsal) => snapshotOf(rehearsal, `${wallet}/reconnect`)?.context.waiting,
    },
  ],
  connect: [
    {
      chart: 'connect',
      prelude: [reported(reports.disconnected), send('modal.open')],
      at: 'place:1',
      also: walletValue,
    },
    {
      chart: 'connect',
      input: twoNamespaces,
      prelude: [
        reported(reports.disconnected),
        reported(solanaReports.solanaDisconnected, 'solana'),
        send('modal.open'),
      ],
      at: 'place:1',
      commands: dualCommands,
      also: (rehearsal) => snapshotOf(rehearsal, 'place:1')?.context.choice?.ways.length,
    },
    {
      chart: 'connect',
      prelude: [
        reported(reports.bothFirst),
        send('modal.open', '', { view: 'Connect' }),
        send('connector.choose', 'place:1', {
          name: connectors.long.name,
          ways: [{ namespace: 'eip155', connectorId: connectors.long.id }],
        }),
      ],
      at: 'place:1',
      ...onlyFrom,
    },
  ],
  'switch-network': [
    {
      chart: 'switch-network',
      prelude: [
        reported(reports.connected),
        send('modal.open', '', { view: 'Networks' }),
        send('network.choose', '', { caipNetworkId: 'eip155:31338' }),
      ],
      at: 'place:2',
      also: (rehearsal) => [walletFacts(rehearsal), snapshotOf(rehearsal, wallet)?.context.target],
    },
  ],
  account: [
    {
      chart: 'account',
      prelude: [reported(reports.connected), send('modal.open')],
      at: 'place:1',
      also: (rehearsal) => walletFacts(rehearsal)[1],
    },
  ],
  'profile-wallets': [
    {
      chart: 'profile-wallets',
      prelude: [reported(reports.both), send('modal.open', '', { view: 'ProfileWallets' })],
      at: 'place:1',
      also: (rehearsal) => [walletFacts(rehearsal), snapshotOf(rehearsal, 'place:1')?.context.aim],
      within: (rehearsal) => stackOf(rehearsal).length === 1,
    },
  ],
  pairing: [
    {
      chart: 'pairing',
      prelude: [send('code.want')],
      at: 'pairing',
      also: (rehearsal) => snapshotOf(rehearsal, 'pairing')?.context.holders.length,
    },
  ],
  'wallet-connect': [
    {
      chart: 'wallet-connect',
      prelude: connecting(listed.plain),
      at: 'place:2',
      also: (rehearsal) => [pairingOf(rehearsal), snapshotOf(rehearsal, 'place:2')?.context.failure?.code],
      within: (rehearsal) => stackOf(rehearsal).length === 2 && walletFacts(rehearsal)[1] === 0,
    },
    {
      chart: 'wallet-connect',
      input: onPhone,
      prelude: connecting(listed.plain),
      at: 'place:2',
      within: (rehearsal) => stackOf(rehearsal).length === 2 && walletFacts(rehearsal)[1] === 0,
    },
    { chart: 'wallet-connect', input: onPhone, prelude: connecting(browsing), at: 'place:2' },
    {
      chart: 'wallet-connect',
      prelude: connecting(present),
      at: 'place:2',
      also: walletValue,
      within: (rehearsal) => snapshotOf(rehearsal, 'place:2')?.context.platform === 'browser',
    },
    {
      chart: 'wallet-connect',
      prelude: [...connecting(present), send('code.want'), codeComes, reported(reports.connected)],
      at: 'place:2',
      ...onlyFrom,
    },
    {
      chart: 'wallet-connect',
      input: manualPairing,
      prelude: [
        reported(reports.disconnected),
        send('modal.open'),
        send('modal.close', '', { reason: 'button' }),
        send('modal.open', '', { view: 'ConnectingWalletConnect', uri: offered.uri }),
      ],
      at: 'place:2',
      ...onlyFrom,
    },
  ],
  config: [
    { chart: 'config', input: ofProject, prelude: [send('modal.open'), cloudArrives], at: 'config' },
    { chart: 'config', input: withoutProject, prelude: [send('modal.open'), cloudArrives], at: 'config', ...onlyFrom },
    { chart: 'config', input: inBasicMode, prelude: [send('modal.open'), cloudArrives], at: 'config', ...onlyFrom },
  ],
  directory: [{ chart: 'directory', input: ofProject, prelude: [send('modal.open'), cloudArrives], at: 'directory' }],
  'wallet-list': [
    {
      chart: 'wallet-list',
      input: ofProject,
      prelude: [reported(reports.disconnected), send('modal.open', '', { view: 'AllWallets' }), cloudArrives],
      at: 'place:1',
      also: (rehearsal) => {
        const { wallets, pages, whole, barren, text, certified } = snapshotOf(rehearsal, 'place:1')?.context ?? {}
        return [wallets.length, Math.min(pages, 1), whole, barren, text.trim(), certified]
      },
      within: (rehearsal) => stackOf(rehearsal).length === 1,
    },
  ],
  'sign-in': (['required', 'optional', 'elsewhere'] as const).map(
    (way): Expedition => ({
      chart: 'sign-in',
      input: signsIn(way !== 'optional'),
      prelude: waysToSignIn[way],
      at: 'place:1',
      also: (rehearsal) => snapshotOf(rehearsal, 'place:1')?.context.ready !== null,
    }),
  ),
  session: [true, false].map(
    (required): Expedition => ({
      chart: 'session',
      input: signsIn(required),
      prelude: [reported(reports.connected)],
      at: 'session',
      also: (rehearsal) => {
        const { signer, asks } = Object(snapshotOf(rehearsal, 'session')?.context)
        return [signer === null, asks, walletFacts(rehearsal)[1]]
      },
      within: (rehearsal) => walletFacts(rehearsal)[1] !== 2,
    }),
  ),
  toasts: [{ chart: 'toasts', prelude: [], at: 'toasts', also: idsOf('toasts') }],
  snackbar: [{ chart: 'snackbar', prelude: [], at: 'snackbar' }],
  alerts: [{ chart: 'alerts', prelude: [], at: 'alerts', also: idsOf('alerts') }],
}
