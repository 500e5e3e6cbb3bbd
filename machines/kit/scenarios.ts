import type { CaipNetworkId } from '../../core/caip.ts'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { signInPaths, signsIn } from '../../tests/model/sign-in-setup.ts'
import { connectionFacts, snapshotOf, stackOf, wallet } from '../../tests/model/snapshots.ts'
import {
  connectors,
  listed,
  manualPairing,
  ofDirectory,
  ofProject,
  phoneReports,
  reports,
  solanaReports,
  twoNamespaces,
} from '../../tests/model/world.ts'
import { toDownloads } from '../downloads/scenarios.ts'
import { readings, ready } from '../sign-in/payloads.ts'

const routesOn = (simulation: Simulation) => stackOf(simulation).map(({ route }) => route)

const signInState = (simulation: Simulation): unknown => [
  routesOn(simulation),
  [snapshotOf(simulation, 'session')?.value, snapshotOf(simulation, '')?.value.deferral],
]

/** Whether the user has gone nowhere else from being connected and asked to sign in. */
const isAboutSigningIn = (simulation: Simulation): boolean =>
  routesOn(simulation).every((route) => ['Connect', 'SIWXSignMessage'].includes(route)) &&
  routesOn(simulation).length < 2 &&
  connectionFacts(simulation)[1] === 1

const otherTabGoesTo = (caipNetworkId: CaipNetworkId): Move => ({
  do: 'tell',
  at: 'memory',
  event: { type: 'otherTab.network', caipNetworkId },
})

const choosesNetwork = (caipNetworkId: string) => send('network.choose', '', { caipNetworkId })

/** A wallet on a network that is none of the app's, and that goes to no other one. */
const unapproved = {
  ...reports.unknownChain,
  connections: reports.unknownChain.connections.map((connection) => ({
    ...connection,
    supportsAllNetworks: false,
    approvedCaipNetworkIds: [],
  })),
}

const withSignIn = (required: boolean): Scenario[] => [
  {
    name: `a connected user ${required ? 'must' : 'may'} sign in, and the flow loads or does not`,
    input: signsIn(required),
    lazy: true,
    prelude: [reported(reports.connected)],
    at: '',
    stateKey: signInState,
    expandIf: isAboutSigningIn,
  },
  {
    name: `a user who has just connected in the modal ${required ? 'must' : 'may'} sign in`,
    input: signsIn(required),
    prelude: [
      reported(reports.disconnected),
      send('modal.open'),
      send('connector.choose', 'route:1', {
        name: connectors.meadow.name,
        options: [{ namespace: 'eip155', connectorId: connectors.meadow.id }],
      }),
      reported(reports.connected),
    ],
    at: '',
    stateKey: signInState,
    expandIf: isAboutSigningIn,
  },
  {
    name: `a user who ${required ? 'must' : 'may'} sign in has cancelled`,
    input: signsIn(required),
    prelude: [
      reported(reports.connected),
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      { do: 'resolve', at: 'route:1/createMessage', output: ready },
      send('sign.cancel', 'route:1'),
    ],
    at: '',
    ...oneMove,
  },
]

export const scenarios: Scenario[] = [
  {
    name: 'a page with one namespace, two routes deep',
    prelude: [],
    at: '',
    stateKey: (simulation) => [routesOn(simulation), snapshotOf(simulation, wallet)?.context.connections.length],
    expandIf: (simulation) => stackOf(simulation).length < 2,
  },
  {
    name: 'a stack of three routes of the kit, to go back in',
    prelude: [
      send('modal.open'),
      send('nav.push', '', { route: 'WhatIsAWallet' }),
      send('nav.push', '', { route: 'GetWallet' }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a connected user who adds a wallet has turned aside to learn',
    prelude: [
      reported(reports.connected),
      send('modal.open', '', { view: 'Connect' }),
      send('nav.push', '', { route: 'WhatIsAWallet' }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'the dApp asks for another network while the account is shown',
    prelude: [
      reported(reports.connected),
      send('modal.open'),
      send('network.ask', '', { caipNetworkId: 'eip155:31338' }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a wallet is asked without the modal',
    prelude: [send('wallet.connect', wallet, { connectorId: connectors.meadow.id })],
    at: '',
    ...oneMove,
  },
  {
    name: 'the dApp asks for the balance without the modal',
    prelude: [reported(reports.connected), send('balance.fetch', '', { namespace: 'eip155' })],
    at: '',
    stateKey: (simulation) => [routesOn(simulation), snapshotOf(simulation, 'balance:eip155')?.value],
    expandIf: (simulation) => stackOf(simulation).length === 0 && connectionFacts(simulation)[1] === 1,
  },
  {
    name: 'the dApp disconnects without the modal',
    prelude: [reported(reports.connected), send('account.disconnect')],
    at: '',
    ...oneMove,
  },
  {
    name: 'the flows of a connected user load or do not',
    prelude: [reported(reports.connected)],
    at: '',
    lazy: true,
    stateKey: routesOn,
    expandIf: (simulation) => stackOf(simulation).length < 2,
  },
  {
    name: 'a network of the second namespace is chosen, in which the user has no wallet',
    input: twoNamespaces,
    prelude: [
      reported(reports.connected),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('solana:sandbox'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'the network that the wallet is on is chosen again',
    prelude: [
      reported(reports.connected),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('eip155:31337'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a network is chosen that the wallet has not approved, which is on an unsupported one',
    prelude: [reported(unapproved), choosesNetwork('eip155:31338')],
    at: '',
    ...oneMove,
  },
  {
    name: 'a network of the second namespace is chosen, and its wallet is there',
    input: twoNamespaces,
    prelude: [
      reported(solanaReports.solanaConnected, 'solana'),
      reported(reports.connected),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('solana:sandbox'),
      choosesNetwork('eip155:31337'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a network of the second namespace is chosen, and the flow that leads to its wallets loads or does not',
    input: twoNamespaces,
    prelude: [
      reported(reports.connected),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('solana:sandbox'),
    ],
    at: '',
    lazy: true,
    stateKey: routesOn,
    expandIf: (simulation) => routesOn(simulation).at(-1) === 'SwitchActiveChain',
  },
  {
    name: 'a wallet is to be got, and the flow that says where loads or does not',
    prelude: toDownloads(listed.plain),
    at: '',
    lazy: true,
    stateKey: routesOn,
    expandIf: (simulation) => routesOn(simulation).at(-1) === 'Downloads',
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
    name: 'a network is chosen, and the flow that switches loads or does not',
    prelude: [
      reported(reports.connected),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('eip155:31338'),
    ],
    at: '',
    lazy: true,
    stateKey: (simulation) => [routesOn(simulation), snapshotOf(simulation, '')?.context.loadedFlows],
    expandIf: (simulation) => stackOf(simulation).length < 3 && routesOn(simulation).at(-1) === 'SwitchNetwork',
  },
  {
    name: 'a network of the first namespace is chosen while the second is active',
    input: twoNamespaces,
    prelude: [
      reported(reports.connected),
      send('network.switch', '', { caipNetworkId: 'solana:sandbox' }),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('eip155:31338'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a network of the dApp is chosen while the wallet is on an unsupported one',
    prelude: [
      reported(reports.unknownChain),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('eip155:31338'),
    ],
    at: '',
    ...oneMove,
  },
  { name: 'two wallets of one namespace are connected', prelude: [reported(reports.bothFirst)], at: '', ...oneMove },
  {
    name: 'wallets of two namespaces are connected, and the user is among them',
    input: twoNamespaces,
    prelude: [
      reported(reports.both),
      reported(solanaReports.solanaConnected, 'solana'),
      send('modal.open'),
      send('wallets.open', 'route:1'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a connected user adds a wallet from among their wallets',
    prelude: [
      reported(reports.connected),
      send('modal.open', '', { view: 'ProfileWallets' }),
      send('nav.push', '', { route: 'Connect' }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'the user connects for a network of the second namespace',
    input: twoNamespaces,
    prelude: [
      reported(reports.connected),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('solana:sandbox'),
      send('network.connect', 'route:2'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'one of two namespaces is connected, and the account shown',
    input: twoNamespaces,
    prelude: [reported(reports.connected), send('modal.open')],
    at: '',
    ...oneMove,
  },
  {
    name: 'another tab goes to the second namespace, in which no wallet is connected',
    input: twoNamespaces,
    prelude: [reported(reports.connected), otherTabGoesTo('solana:sandbox')],
    at: '',
    ...oneMove,
  },
  {
    name: 'another tab goes to the second namespace, in which a wallet is connected',
    input: twoNamespaces,
    prelude: [
      reported(solanaReports.solanaConnected, 'solana'),
      reported(reports.connected),
      otherTabGoesTo('solana:sandbox'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'the dApp opens the account of the namespace that is not the active one',
    input: twoNamespaces,
    prelude: [
      reported(solanaReports.solanaConnected, 'solana'),
      reported(reports.connected),
      send('modal.open', '', { namespace: 'solana' }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'one of two namespaces is connected on an unsupported network',
    input: twoNamespaces,
    prelude: [reported(reports.unknownChain)],
    at: '',
    ...oneMove,
  },
  {
    name: 'both namespaces are connected, and the account shown',
    input: twoNamespaces,
    prelude: [reported(solanaReports.solanaConnected, 'solana'), reported(reports.connected), send('modal.open')],
    at: '',
    ...oneMove,
  },
  {
    name: 'a dApp with a project, whose services load or do not',
    input: ofProject,
    prelude: [],
    at: '',
    stateKey: routesOn,
    expandIf: (simulation) => routesOn(simulation).every((route) => route === 'GetWallet'),
  },
  {
    name: 'a dApp that wants nothing of a project but the directory',
    input: ofDirectory,
    prelude: [
      send('modal.open'),
      { do: 'resolve', at: 'loadProjectServices' },
      send('modal.close', '', { reason: 'escape' }),
    ],
    at: '',
    ...oneMove,
  },
  { name: 'the dApp makes the pairings itself', input: manualPairing, prelude: [], at: '', ...oneMove },
  {
    name: 'a phone has connected both namespaces by one session',
    input: twoNamespaces,
    prelude: [
      reported(reports.disconnected),
      send('modal.open'),
      send('nav.push', '', { route: 'ConnectingWalletConnect', wallet: listed.plain }),
      send('pairing.settled', '', { namespaces: ['eip155', 'solana'], name: 'Pocket' }),
      reported(phoneReports.eip155),
      reported(phoneReports.solana, 'solana'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'another connection of the namespace is asked for',
    prelude: [
      reported(reports.bothFirst),
      send('connection.switch', '', { namespace: 'eip155', connectorId: connectors.long.id }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'one of two connected namespaces is on an unsupported network',
    input: twoNamespaces,
    prelude: [reported(reports.unknownChain), reported(solanaReports.solanaConnected, 'solana')],
    at: '',
    ...oneMove,
  },
  {
    name: 'the user has connected and closed the modal before it is known whether to ask for an optional session',
    input: signsIn(false),
    prelude: signInPaths.optional.slice(0, -1),
    at: '',
    ...oneMove,
  },
  ...[true, false].flatMap(withSignIn),
]
