/** The kind of the open modal in the public API (`connectModalOpen` and so on). */
export type ModalKind = 'connect' | 'account' | 'chain'

/**
 * What follows when a flow has ended: the modal closes, the flow's route is removed, or one of the kit's own
 * continuations (`machines/modal/on-flow-done.ts`).
 */
export type AfterFlow =
  | 'close'
  | 'back'
  | 'connected'
  | 'connectForNetwork'
  | 'disconnected'
  | 'networkSwitched'
  | 'signInBroken'
  | 'signInCancelled'

interface RouteRow {
  /** Whether a dApp may name the route in `open({ view })` [nav-open-names]. */
  open?: true
  /** The kind of the modal while it shows the route. */
  modal: ModalKind
  /** The flow that the route hosts; without one, the route is the kit's own view. */
  flow?: string
  /** When the flow's chart loads: with the engine, with its gatekeeper, or when the route is first entered. */
  load?: 'engine' | 'gate'
  /** What follows each of the flow's outputs. */
  after?: Readonly<Record<string, AfterFlow>>
  /** The subject that the route requires; such a route can't be opened by its name alone. */
  about?: 'network' | 'wallet' | 'session' | 'state'
  /**
   * What must exist. A route that needs a connection closes when that ends; one that needs the terms waits for them. A
   * login is the embedded wallet's, of the active namespace or of any; a wish is the dApp's arguments.
   */
  needs?: readonly (
    | 'connection'
    | 'multiWallet'
    | 'networkSwitch'
    | 'activity'
    | 'swaps'
    | 'onramp'
    | 'smartSessions'
    | 'terms'
    | 'login'
    | 'anyLogin'
    | 'email'
    | 'smartAccount'
    | 'wish'
  )[]
  /** What is released with the route: the request for a connection or a network, the shared pairing. */
  holds?: readonly ('connection' | 'network' | 'pairing')[]
  /** The kit's own actors that the route's flow uses: their charts load with it. */
  asks?: readonly ('balance' | 'transaction' | 'purchase' | 'registration')[]
  /** The user is in the middle of something: only the user can leave. */
  uninterrupted?: boolean
  /** The flow depends on the active namespace: it restarts when that changes. */
  ofActiveNamespace?: boolean
  /** The wallet's request to its user is answered here, so no gate may block it. */
  ofWallet?: true
  /** It lists the app's networks, and shows why a switch failed [network-failed-back]. */
  listsNetworks?: true
}

const account = { disconnected: 'disconnected' } as const
/** Routes that lead to a wallet: if the dApp has terms, they come first [connect-terms]. */
const toWallet = { after: { connected: 'connected' }, modal: 'connect', needs: ['terms'] } as const
const toLogin = {
  ...toWallet,
  after: { ...toWallet.after, left: 'back' },
  holds: ['connection'],
  uninterrupted: true,
} as const
/** Routes about the account of the active namespace, while there is one. */
const ofAccount = {
  after: account,
  ofActiveNamespace: true,
  open: true,
  modal: 'account',
  needs: ['connection'],
} as const

/**
 * The routes of the modal, and everything that the kit needs to know about each. The modal, lazy loading, actors and
 * stories derive from this table.
 */
export const routes = {
  /**
   * It replaces a route that needs the terms on screen, but not on the stack: that route's row defines what follows.
   * Checked first.
   */
  AcceptTerms: { flow: 'acceptTerms', about: 'state', after: toWallet.after, modal: 'connect' },
  Connect: { ...toWallet, flow: 'connect', load: 'engine', open: true, holds: ['connection'], uninterrupted: true },
  Account: { ...ofAccount, flow: 'account', asks: ['balance'] },
  ProfileWallets: {
    flow: 'profileWallets',
    after: account,
    open: true,
    modal: 'account',
    needs: ['connection', 'multiWallet'],
    holds: ['connection'],
  },
  WalletReceive: { ...ofAccount, flow: 'receive' },
  WalletSend: { ...ofAccount, flow: 'send', after: { sent: 'back', ...account }, asks: ['transaction'] },
  Swap: {
    ...ofAccount,
    flow: 'swap',
    after: { swapped: 'back', ...account },
    needs: ['connection', 'swaps'],
    asks: ['transaction'],
  },
  OnRampProviders: {
    ...ofAccount,
    flow: 'buy',
    after: { bought: 'back', ...account },
    needs: ['connection', 'onramp'],
    asks: ['purchase'],
  },
  Transactions: { ...ofAccount, flow: 'activity', needs: ['connection', 'activity'] },
  Portfolio: { ...ofAccount, flow: 'portfolio' },
  AllWallets: { ...toWallet, flow: 'walletList', open: true },
  ConnectingWalletConnect: {
    ...toWallet,
    flow: 'walletConnect',
    open: true,
    holds: ['pairing', 'connection'],
    uninterrupted: true,
  },
  Downloads: { flow: 'downloads', about: 'wallet', modal: 'connect' },
  GetWallet: { modal: 'connect' },
  WhatIsAWallet: { open: true, modal: 'connect' },
  Networks: { open: true, modal: 'chain', needs: ['networkSwitch'], listsNetworks: true },
  WhatIsANetwork: { open: true, modal: 'chain' },
  SwitchNetwork: {
    flow: 'switchNetwork',
    after: { switched: 'networkSwitched', failed: 'back' },
    about: 'network',
    modal: 'chain',
    needs: ['connection'],
    holds: ['network'],
    uninterrupted: true,
  },
  SwitchActiveChain: {
    flow: 'switchActiveChain',
    after: { connecting: 'connectForNetwork', switched: 'networkSwitched', failed: 'back' },
    about: 'network',
    modal: 'chain',
    holds: ['connection'],
  },
  SIWXSignMessage: {
    flow: 'signIn',
    load: 'gate',
    about: 'session',
    after: { established: 'close', left: 'close', cancelled: 'signInCancelled', broken: 'signInBroken' },
    modal: 'connect',
  },
  UnsupportedChain: { about: 'state', modal: 'chain', needs: ['connection'], uninterrupted: true, listsNetworks: true },
  EmailLogin: { ...toLogin, flow: 'emailLogin' },
  ConnectSocials: { ...toLogin, flow: 'socialLogin' },
  ApproveTransaction: {
    flow: 'approveTransaction',
    ofWallet: true,
    after: { settled: 'back' },
    open: true,
    modal: 'account',
    needs: ['anyLogin'],
    uninterrupted: true,
  },
  RegisterAccountName: {
    flow: 'registerAccountName',
    after: { registered: 'back', left: 'back', ...account },
    asks: ['registration'],
    modal: 'account',
    needs: ['connection'],
    ofActiveNamespace: true,
  },
  UpdateEmailWallet: {
    ...ofAccount,
    flow: 'updateEmailWallet',
    after: { updated: 'back', left: 'back', ...account },
    needs: ['connection', 'email'],
    uninterrupted: true,
  },
  SmartSessionList: {
    ...ofAccount,
    flow: 'smartSessions',
    after: { left: 'back', ...account },
    needs: ['connection', 'smartSessions', 'smartAccount'],
  },
  SmartSessionCreated: {
    ...ofAccount,
    flow: 'grantPermissions',
    after: { granted: 'back', left: 'back', ...account },
    needs: ['connection', 'wish'],
    uninterrupted: true,
  },
  AccountSettings: {
    ...ofAccount,
    flow: 'accountSettings',
    after: { left: 'back', ...account },
    needs: ['connection', 'login'],
  },
} as const satisfies Record<string, RouteRow>

export type Routes = typeof routes
export type Route = keyof Routes

/** The routes that host a flow, and their flows. */
export type FlowRoute = { [R in Route]: Routes[R] extends { flow: string } ? R : never }[Route]
export type Flow = Routes[FlowRoute]['flow']
/** The routes that are the kit's own views. */
export type ViewRoute = Exclude<Route, FlowRoute>
/** The flows whose charts load with the engine. */
export type EngineFlow = { [F in Flow]: RowOf<F> extends { load: 'engine' } ? F : never }[Flow]
/** The row of the route that hosts a flow. */
export type RowOf<F extends Flow> = Extract<Routes[FlowRoute], { flow: F }>

/** The routes that a dApp may open. */
export type OpenView = { [R in Route]: Routes[R] extends { open: true } ? R : never }[Route]

const isRoute = (name: string): name is Route => name in routes

/** All routes, in the table's order. */
export const routeNames: readonly Route[] = Object.keys(routes).filter(isRoute)

/** Whether a route is the kit's own view. */
export const isViewRoute = (route: Route): route is ViewRoute => !('flow' in routes[route])

/** The row of a route. */
export const rowOf = (route: Route): Omit<RouteRow, 'flow'> & { flow?: Flow } => routes[route]

/** The flow that a route hosts. */
export const flowAt = (route: Route): Flow | undefined => rowOf(route).flow

/** The row of the route that hosts a flow. */
export const rowHosting = (flow: Flow): RouteRow | undefined =>
  Object.values<RouteRow>(routes).find((row) => row.flow === flow)

/** All flows, in the table's order. */
export const flowNames: readonly Flow[] = routeNames.flatMap((route) => flowAt(route) ?? [])

/** Whether a dApp may open a view; dApps pass anything, such as a click event. */
export const isOpenView = (view: unknown): view is OpenView =>
  routeNames.some((route) => rowOf(route).open && route === view)
