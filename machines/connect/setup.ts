import { type AnyActorRef, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import { type Connector, sameId } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { type FailureKind, failureKind } from '../../core/failure-kind.ts'
import type { SocialProvider } from '../../core/features.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { type Namespace, namespaces } from '../../core/namespaces.ts'
import type { Route } from '../../core/routes.ts'
import type { Platform, TrackEvent } from '../../core/track.ts'
import type { ConnectorOptions } from '../../core/wallet-rows.ts'
import type { ViewMeta } from '../contract.ts'
import { isSilent } from '../shared/connected.ts'
import type { Wishes } from '../shared/wishes.ts'
import { type ConnectorsFact, type Features, tracker, type WalletCommand, type WalletFact, wallet } from '../system.ts'
import { inSession, isAwaited, isLost, selectReport } from '../wallet/wallet-selectors.ts'

/** A wallet that the user picked, as described by its list row. */
export interface Picked {
  name: string
  options: ConnectorOptions
}

/** The picked wallet, and which of its connectors is used: the first, until the user chooses. */
export interface Choice extends Picked {
  namespace: Namespace
  connectorId: string
}

/** How the dApp places the wallets beside the logins: listed, collapsed behind one entry, or hidden. */
type Layout = 'listed' | 'collapsed' | 'hidden'

/** The layout of the wallets beside the logins, from the dApp's features. */
export const layoutOf = ({ enableWallets, collapseWallets, emailShowWallets }: Features): Layout =>
  enableWallets === false ? 'hidden' : collapseWallets || emailShowWallets === false ? 'collapsed' : 'listed'

export interface ConnectOutput {
  status: 'connected'
  /** Whether the wallet of an earlier visit has connected, without being asked. */
  silent?: boolean
}

/** A fact about a connector. */
export type Fact = Extract<WalletFact, { connectorId: string }>

/**
 * Whether the user has to choose a namespace: not for a single option, nor if the wallet is connected in all of them.
 */
const isFork = (options: ConnectorOptions | undefined) =>
  options !== undefined && options.length > 1 && options.some((option) => !option.connected)

type Refusal = Extract<WalletFact, { type: 'wallet.refused' }>

const isChosen = (choice: Choice | null, { namespace, connectorId }: Pick<Fact, 'namespace' | 'connectorId'>) =>
  choice?.namespace === namespace && sameId(choice.connectorId, connectorId)

export interface ConnectContext {
  /** The only namespace whose wallets are listed; null for all. */
  namespace: Namespace | null
  /** The requested network of each namespace. */
  wishes: Wishes
  /** Whether the dApp offers the list of all wallets on this device. */
  offersAllWallets: boolean
  /** Whether users without a wallet are shown where to get one. */
  offersGuide: boolean
  /** The layout of the wallets beside the logins, if there are any. */
  layout: Layout
  /** The wallets in this page that can connect. */
  connectors: readonly Connector[]
  /** The namespaces that have not reported their wallets yet. */
  awaited: readonly Namespace[]
  /** The namespaces whose wallets could not be loaded. */
  lost: readonly Namespace[]
  /** The names of the wallets in the WalletConnect session; no other can be paired. */
  inSession: readonly string[]
  choice: Choice | null
  failure: Failure | null
}

const offersLogin = ({ connectors }: ConnectContext) => connectors.some(({ type }) => type === 'AUTH')

interface Chosen {
  context: ConnectContext
  system: AnyActorRef['system']
}

const chosenWallet = ({ context: { choice }, system }: Chosen) => wallet(choice?.namespace)({ system })

/** The setup of the connect chart. */
export const connectSetup = setup({
  types: {} as {
    context: ConnectContext
    /** `listed`: wallets are listed, or their space is reserved. */
    tags: 'failed' | 'byUser' | 'listed'
    input: { namespace?: Namespace | undefined; wishes: Wishes; offersAllWallets: boolean; features: Features }
    events:
      | ({ type: 'connector.choose' } & Picked)
      | { type: 'namespace.choose'; namespace: Namespace }
      | { type: 'connector.retry' }
      | { type: 'connectors.retry' }
      | { type: 'wallet.choose'; wallet?: ListedWallet; platform: Platform }
      | { type: 'wallets.all' }
      | { type: 'wallets.show' }
      | { type: 'email.submit'; email: string }
      | { type: 'social.choose'; provider?: SocialProvider | undefined }
      | { type: 'help.open' }
      | { type: 'wallet.get' }
      | { type: 'wallet.another' }
      | { type: 'nav.back' }
      | ConnectorsFact
      | WalletFact
    output: ConnectOutput
    meta: ViewMeta<
      'Connect' | 'ConnectingExternal' | 'ConnectingMultiChain',
      'connecting.asking' | 'connecting.slow' | 'connecting.connected'
    >
  },
  guards: {
    reachesOthers: ({ context: { connectors } }) => connectors.some(({ type }) => type === 'WALLET_CONNECT'),
    offersAllWallets: ({ context }) => context.offersAllWallets,
    hasWallets: ({ context }) => context.connectors.length > 0,
    offersLogin: ({ context }) => offersLogin(context),
    offersGuide: ({ context }) => context.offersGuide,
    hasLayout: ({ context }, layout: Layout) => context.layout === layout && offersLogin(context),
    hasAwaited: ({ context }) => context.awaited.length > 0,
    hasLost: ({ context }) => context.lost.length > 0,
    /**
     * The code also reaches the session's wallet; other wallets of the directory wait until the session ends
     * [connect-in-session].
     */
    canPair: ({ context }, wallet: ListedWallet | undefined) => !wallet || context.inSession.length === 0,
    isFork: (_, options: ConnectorOptions) => isFork(options),
    cameByFork: ({ context: { choice } }) => isFork(choice?.options),
    isOffered: ({ context: { choice } }, namespace: Namespace) =>
      choice?.options.some((option) => option.namespace === namespace) ?? false,
    isSilent: ({ event }) => isSilent({ event }),
    isMine: ({ context: { choice } }, fact: Fact) => isChosen(choice, fact),
    isNotInstalled: ({ context: { choice } }, { namespace, connectorId, failure: { code } }: Refusal) =>
      isChosen(choice, { namespace, connectorId }) && code === 'wallet.notInstalled',
    isKind: ({ context }, kind: FailureKind) => failureKind(context.failure?.code) === kind,
  },
  actions: {
    syncConnectors: assign(({ context: { namespace: only }, self }) => {
      const shown = namespaces.filter((each) => only === null || each === only)
      return {
        connectors: shown.flatMap((each) => selectReport(self, each)?.connectors ?? []),
        awaited: shown.filter((each) => isAwaited(self, each)),
        lost: shown.filter((each) => isLost(self, each)),
        inSession: inSession(self),
      }
    }),
    choose: assign({
      choice: (_, { name, options }: Picked) => {
        const [{ namespace, connectorId }] = options
        return { name, options, namespace, connectorId }
      },
    }),
    chooseNamespace: assign({
      choice: ({ context: { choice } }, namespace: Namespace) => {
        const option = choice?.options.find((each) => each.namespace === namespace)
        return choice && option ? { ...choice, namespace, connectorId: option.connectorId } : choice
      },
    }),
    listWallets: assign({ layout: 'listed' }),
    retryWallets: enqueueActions(({ context: { lost }, enqueue }) => {
      for (const namespace of lost) enqueue.sendTo(wallet(namespace), { type: 'wallet.retry' })
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    requestConnection: sendTo(
      chosenWallet,
      ({ context: { choice, wishes } }): WalletCommand => ({
        type: 'wallet.connect',
        connectorId: choice?.connectorId ?? '',
        caipNetworkId: choice?.namespace && wishes[choice.namespace],
      }),
    ),
    abandon: sendTo(chosenWallet, { type: 'wallet.abandon' }),
    goOn: sendParent(
      (
        { context: { namespace } },
        to: { route: Route; wallet?: ListedWallet | undefined; email?: string; social?: SocialProvider | undefined },
      ) => ({
        type: 'nav.push',
        ...to,
        ...(namespace && { namespace }),
      }),
    ),
    goTo: sendParent((_, route: Route) => ({ type: 'nav.push', route })),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
  },
  delays: { hint: constants.promptHint, success: constants.successDelay },
})
