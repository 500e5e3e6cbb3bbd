import type { Namespace } from '../../core/caip.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { kitOf } from './snapshots.ts'
import { listed, ofProject, reports, solanaReports, twoNamespaces } from './world.ts'

/** Who takes a step: a person with a control, the dApp with the API, the world with an answer or an event, or time. */
export type Initiator = 'person' | 'dapp' | 'world' | 'time'

/** What is explored: a dApp, its earlier moves, and which of all moves can happen to it. */
export interface SystemScenario {
  input: Partial<KitInput>
  prelude: Move[]
  has: (move: Move, by: Initiator) => boolean
  /** Whether to expand a situation; by default every one. */
  expandIf?: (simulation: Simulation) => boolean
}

const said = (report: AdapterReport, namespace: Namespace = 'eip155'): Move => ({
  do: 'emit',
  at: `${systemIds.wallet(namespace)}/watchWallet`,
  event: { type: 'wallet.reported', report },
})
const nothingStored = (namespace: Namespace): Move => ({
  do: 'resolve',
  at: `${systemIds.wallet(namespace)}/reconnect/readStored`,
  output: [],
})

/** A dApp of one namespace, with wallets in the page, and everything that can happen to it. */
export const usual: SystemScenario = {
  input: {},
  prelude: [said(reports.disconnected)],
  // The user's wallets are explored separately, and so are the holdings, sending, and the explanation of networks.
  has: (move) =>
    !isAsked(move, 'wallets.open', 'portfolio.open', 'send.open') &&
    !(isAsked(move, 'help.open') && move.at === '') &&
    !isOfName(move),
}

/** An account's name, which is looked up in parallel with everything else, loads or fails. */
const isOfName = (move: Move): boolean =>
  move.at.endsWith('/loadIdentity') || (move.do === 'fire' && move.timer.includes('.identity.'))

const isAsked = (move: Move, ...types: string[]) => move.do === 'send' && types.includes(move.event.type)

/**
 * The user is connected in one of two namespaces, no other wallet approves, and the help, the holdings and sending stay
 * closed.
 */
export const between: SystemScenario = {
  input: twoNamespaces,
  prelude: [
    said(reports.connected),
    said(solanaReports.solanaDisconnected, 'solana'),
    nothingStored('eip155'),
    nothingStored('solana'),
  ],
  has: (move, by) =>
    (by === 'person' && !isAsked(move, 'help.open', 'wallet.get', 'portfolio.open', 'send.open')) ||
    (by === 'time' && !isOfName(move)) ||
    isAsked(move, 'modal.open') ||
    (move.do === 'resolve' && move.at === 'loadFlow') ||
    (move.do === 'reject' && move.code === 'wallet.rejected'),
}

/** The routes of the open modal; a leaving view offers nothing any more. */
const routesOf = (simulation: Simulation) => {
  const kit = kitOf(simulation)
  return kit.hasTag('open') ? kit.context.stack.map(({ route }) => route) : []
}

/** Two wallets are connected; the user has opened them from the account. */
export const amongWallets: SystemScenario = {
  input: {},
  prelude: [
    nothingStored('eip155'),
    said(reports.both),
    { do: 'send', at: '', event: { type: 'modal.open' } },
    { do: 'resolve', at: 'loadFlow' },
    { do: 'resolve', at: 'balance:eip155/fetchBalance', output: { value: '1', decimals: 0, symbol: 'ETH' } },
    { do: 'send', at: 'route:1', event: { type: 'wallets.open' } },
  ],
  has: () => true,
  expandIf: (simulation) => routesOf(simulation).at(-1) === 'ProfileWallets',
}

/**
 * A wallet is on a network that the app does not support; the user looks for the way out, and reads what a network is.
 */
export const unsupportedNetwork: SystemScenario = {
  input: {},
  prelude: [
    nothingStored('eip155'),
    said(reports.connected),
    said(reports.unknownChain),
    { do: 'send', at: '', event: { type: 'nav.push', route: 'Networks' } },
  ],
  has: (move, by) => by !== 'dapp' || isAsked(move, 'modal.open'),
  expandIf: (simulation) => !routesOf(simulation).some((route) => route === 'Connect' || route === 'Account'),
}

/** The user has chosen a wallet of the directory, and sees how to reach it; nothing is copied. */
export const anyWallet: SystemScenario = {
  input: ofProject,
  prelude: [
    nothingStored('eip155'),
    said(reports.disconnected),
    { do: 'send', at: '', event: { type: 'modal.open', view: 'AllWallets' } },
    { do: 'resolve', at: 'loadProjectServices' },
    { do: 'resolve', at: 'loadFlow' },
    { do: 'resolve', at: 'route:1/fetchPage', output: { wallets: [listed.plain], last: true } },
    { do: 'send', at: 'route:1', event: { type: 'wallet.choose', wallet: listed.plain, platform: 'qrcode' } },
    { do: 'resolve', at: 'loadFlow' },
  ],
  has: (move) => move.at !== 'route:1' && !move.at.startsWith('route:1/') && !isAsked(move, 'link.copy'),
  expandIf: (simulation) => ['ConnectingWalletConnect', 'Downloads'].includes(routesOf(simulation).at(-1) ?? ''),
}
