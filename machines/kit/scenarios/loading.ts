import { reported, send, toldBefore } from '../../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../../tests/model/scenario.ts'
import { kitOf, routesOf, snapshotOf, stackOf } from '../../../tests/model/snapshots.ts'
import { listed, ofProject, ofSessions, reports, twoNamespaces, withTerms } from '../../../tests/model/world.ts'
import { toDownloads } from '../../downloads/scenarios.ts'
import { fromNetworks } from './networks.ts'

const notices = [
  { type: 'alert.raise', failure: { code: 'network.notFound' }, severity: 'info' },
  { type: 'snackbar.show', variant: 'success', code: 'address.copied' },
  { type: 'toast.add', id: 'one', variant: 'loading', code: 'balance.unavailable' },
  { type: 'toast.dismiss', id: 'one' },
  { type: 'report.copy' },
]

/** Opening a flow whose code loads, or fails to load. */
export const loading: Scenario[] = [
  {
    name: 'something is to be told, and what tells it loads or does not',
    prelude: [],
    at: '',
    lazy: true,
    commands: notices,
    stateKey: (simulation) => [kitOf(simulation).value, kitOf(simulation).context.notices.length],
    expandIf: (simulation) =>
      kitOf(simulation).matches({ modal: 'closed', notices: 'loading' }) &&
      kitOf(simulation).context.notices.length === 1,
  },
  {
    name: 'a dApp has terms, and the flow that asks for them loads or does not',
    input: withTerms,
    prelude: [send('modal.open')],
    at: '',
    lazy: true,
    ...oneMove,
  },
  {
    name: 'the flow that asks for the terms is loaded once more',
    input: withTerms,
    prelude: [send('modal.open'), { do: 'reject', at: 'loadFlow', code: 'engine.failed' }],
    at: '',
    lazy: true,
    ...oneMove,
  },
  {
    name: 'something more is to be told',
    prelude: [...toldBefore],
    at: '',
    commands: notices,
    ...oneMove,
  },
  {
    name: 'the flows of a connected user load or do not',
    prelude: [reported(reports.connected)],
    at: '',
    lazy: true,
    stateKey: routesOf,
    expandIf: (simulation) => stackOf(simulation).length < 2,
  },
  {
    name: 'a network of the second namespace is chosen, and the flow that leads to its wallets loads or does not',
    input: twoNamespaces,
    prelude: fromNetworks('solana:sandbox'),
    at: '',
    lazy: true,
    stateKey: routesOf,
    expandIf: (simulation) => routesOf(simulation).at(-1) === 'SwitchActiveChain',
  },
  {
    name: 'a wallet is to be got, and the flow that says where loads or does not',
    prelude: toDownloads(listed.plain),
    at: '',
    lazy: true,
    stateKey: routesOf,
    expandIf: (simulation) => routesOf(simulation).at(-1) === 'Downloads',
  },
  {
    name: 'a wallet is to be got once more',
    prelude: [
      ...toDownloads(listed.plain),
      { do: 'resolve', at: 'loadFlow' },
      send('nav.back'),
      send('nav.push', '', { route: 'Downloads', wallet: listed.plain }),
    ],
    at: '',
    lazy: true,
    ...oneMove,
  },
  {
    name: 'a name was looked at, and is once more',
    prelude: [
      reported(reports.embedded),
      send('modal.open'),
      send('nav.push', '', { route: 'RegisterAccountName' }),
      send('nav.back'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'the providers of logins were looked at, and are once more',
    prelude: [
      reported(reports.offersEmbedded),
      send('modal.open'),
      send('nav.push', '', { route: 'ConnectSocials' }),
      send('nav.back'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'the activity of an account is opened, and its flow loads or does not',
    input: ofProject,
    prelude: [reported(reports.connected), send('modal.open', '', { view: 'Transactions' })],
    at: '',
    lazy: true,
    stateKey: routesOf,
    expandIf: (simulation) => routesOf(simulation).length === 1 && routesOf(simulation).at(-1) === 'Transactions',
  },
  {
    name: 'tokens are to be swapped, and their flow loads or does not',
    input: ofProject,
    prelude: [reported(reports.connected), send('modal.open', '', { view: 'Swap' })],
    at: '',
    lazy: true,
    stateKey: routesOf,
    expandIf: (simulation) => routesOf(simulation).length === 1 && routesOf(simulation).at(-1) === 'Swap',
  },
  {
    name: 'coins are to be bought, and their flow loads or does not',
    input: ofProject,
    prelude: [reported(reports.connected), send('modal.open', '', { view: 'OnRampProviders' })],
    at: '',
    lazy: true,
    stateKey: routesOf,
    expandIf: (simulation) => routesOf(simulation).length === 1 && routesOf(simulation).at(-1) === 'OnRampProviders',
  },
  ...(['SmartSessionList', 'SmartSessionCreated'] as const).map(
    (view): Scenario => ({
      name: `a smart account’s user comes to ${view}, whose flow loads or does not`,
      input: ofSessions,
      prelude: [reported(reports.embeddedUser), send('modal.open', '', { view, wish: '{}' })],
      at: '',
      lazy: true,
      stateKey: (simulation) => [routesOf(simulation), kitOf(simulation).context.loadedFlows],
      expandIf: (simulation) => [...routesOf(simulation), view].every((route) => route === view),
    }),
  ),
  ...(['AccountSettings', 'UpdateEmailWallet', 'ApproveTransaction'] as const).map(
    (view): Scenario => ({
      name: `the embedded wallet’s user comes to ${view}, whose flow loads or does not`,
      prelude: [reported(reports.embeddedPlain), send('modal.open', '', { view })],
      at: '',
      lazy: true,
      stateKey: routesOf,
      expandIf: (simulation) => routesOf(simulation).length === 1 && routesOf(simulation).at(-1) === view,
    }),
  ),
  {
    name: 'a network is chosen, and the flow that switches loads or does not',
    prelude: fromNetworks('eip155:31338'),
    at: '',
    lazy: true,
    stateKey: (simulation) => [routesOf(simulation), snapshotOf(simulation, '')?.context.loadedFlows],
    expandIf: (simulation) => stackOf(simulation).length < 3 && routesOf(simulation).at(-1) === 'SwitchNetwork',
  },
]
