import { type AnyActorRef, and, assign, or, sendParent, sendTo, setup, stateIn } from 'xstate'
import { isShared, sameId } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import { hasOwnLink } from '../../core/deep-link.ts'
import { errorMessageOf, type Failure } from '../../core/errors.ts'
import { type FailureKind, failureKind } from '../../core/failure-kind.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { type Namespace, namespaces } from '../../core/namespaces.ts'
import { isPairingUri } from '../../core/pairing-uri.ts'
import { connectorOptions, type Platform, type Platforms, platformsOf } from '../../core/platforms.ts'
import type { TrackEvent } from '../../core/track.ts'
import type { ConnectorOption } from '../../core/wallet-rows.ts'
import type { ConnectOutput } from '../connect/chart.ts'
import { port, type ViewMeta } from '../contract.ts'
import { copyText } from '../shared/clipboard.ts'
import type { Wishes } from '../shared/wishes.ts'
import {
  notices,
  type PairingCommand,
  type PairingFact,
  pairing,
  type SnackbarShow,
  type Track,
  tracker,
  type WalletCommand,
  type WalletFact,
  wallet,
} from '../system.ts'
import { selectReport } from '../wallet/wallet-selectors.ts'

export interface WalletConnectInput {
  /** The wallet to connect; null for any. */
  wallet: ListedWallet | null
  /** The dApp's own pairing, if any. */
  uri: string | null
  /** Whether the dApp creates pairings itself, so that a missing one has to be waited for. */
  manualPairing: boolean
  mobile: boolean
  /** The namespace to connect. */
  namespace?: Namespace | undefined
  /** The requested network of each namespace. */
  wishes: Wishes
  /** The route's id, which holds the pairing. */
  key: string
}

/** A link to open: the wallet's own page if there is no code. */
export interface LinkRequest {
  wallet: ListedWallet | null
  platform: Platform
  uri: string | null
  namespace: Namespace | undefined
  /** Whether the user has just pressed something: some browsers open links only then. */
  tapped: boolean
}

/** How the user reached the connected wallet, so that later requests open it in the same way. */
export interface LinkChoice {
  wallet: ListedWallet | null
  /** The platform whose link was opened; null if none was. A wallet of this browser has no link and changes nothing. */
  platform: Platform | null
}

export interface WalletConnectContext {
  wallet: ListedWallet | null
  namespace: Namespace | undefined
  wishes: Wishes
  key: string
  /** Whether the dApp creates pairings itself. */
  manual: boolean
  platforms: Platforms
  platform: Platform
  /** The wallet's connector, if it is installed in this browser. */
  connector: ConnectorOption | null
  /** The code, empty while there is none. */
  uri: string
  /** In milliseconds since the epoch; null for the dApp's own code. */
  expiresAt: number | null
  /** The platform whose link was opened. */
  opened: Platform | null
  failure: Failure | null
}

/** The chart's initial context; finds the wallets of this browser in the wallet charts. */
export function begin(self: AnyActorRef, input: WalletConnectInput): WalletConnectContext {
  const { wallet, uri, manualPairing, mobile, namespace, wishes, key } = input
  const connectors = namespaces.flatMap((each) => selectReport(self, each)?.connectors ?? [])
  const options = wallet ? connectorOptions(wallet, connectors) : []
  const platforms = platformsOf(wallet, { mobile, installed: options.length > 0, namespace })
  return {
    wallet,
    namespace,
    wishes,
    key,
    manual: manualPairing,
    platforms,
    platform: platforms[0],
    connector: options.find((option) => option.namespace === namespace) ?? options[0] ?? null,
    uri: isPairingUri(uri) ? uri : '',
    expiresAt: null,
    opened: null,
    failure: null,
  }
}

/** Whether the wallet opens this page in its own browser on that platform. */
const opensPage = ({ wallet, namespace }: WalletConnectContext, platform: Platform) =>
  platform === 'mobile' && wallet !== null && hasOwnLink(wallet, namespace)

interface Within {
  context: WalletConnectContext
  system: AnyActorRef['system']
}

const walletHere = ({ context: { connector }, system }: Within) => wallet(connector?.namespace)({ system })
const hasCode = or([stateIn({ shown: { code: { held: 'ready' } } }), stateIn({ shown: { code: { manual: 'ready' } } })])

/** A fact about a connector. */
export type Fact = Extract<WalletFact, { connectorId: string }>

/** The setup of the chart for connecting any wallet. */
export const walletConnectSetup = setup({
  types: {} as {
    context: WalletConnectContext
    input: WalletConnectInput
    events:
      | { type: 'platform.choose'; platform: Platform }
      | { type: 'link.open' }
      | { type: 'link.copy' }
      | { type: 'connector.retry' }
      | { type: 'wallet.get' }
      | { type: 'wallet.another' }
      | PairingFact
      | WalletFact
    output: ConnectOutput
    meta: ViewMeta<
      'ConnectingWalletConnect',
      | 'code.ready'
      | 'code.waiting'
      | 'connecting.adopting'
      | 'connecting.asking'
      | 'connecting.connected'
      | 'connecting.slow'
      | 'link.opened'
      | 'link.ready'
      | 'link.visiting'
      | 'link.waiting'
      | 'unsupported.wallet'
    >
    /** A text was copied; a link is opening the wallet; it has been opened. */
    tags: 'failed' | 'byUser' | 'copied' | 'link' | 'opened'
  },
  actors: {
    openLink: port<boolean, LinkRequest>('openLink'),
    persistLink: port<void, LinkChoice>('persistLink'),
    copyText,
  },
  guards: {
    isOn: ({ context }, platform: Platform) => context.platform === platform,
    isOther: ({ context }, platform: Platform) => context.platform !== platform && context.platforms.includes(platform),
    /** Whether the wallet needs a code on this platform too: then the code stays. */
    staysRemote: ({ context }, platform: Platform) =>
      context.platform !== platform &&
      context.platforms.includes(platform) &&
      platform !== 'browser' &&
      platform !== 'unsupported' &&
      !opensPage(context, platform),
    opensPage: ({ context }) => opensPage(context, context.platform),
    isRemote: stateIn({ shown: { platform: 'remote' } }),
    isManual: ({ context }) => context.manual,
    bringsCode: ({ context: { uri } }) => uri !== '',
    isHeld: stateIn({ shown: { code: 'held' } }),
    hasCode,
    copiesCode: and([hasCode, stateIn({ shown: { platform: 'remote' } })]),
    hasStores: ({ context: { wallet } }) =>
      Boolean(wallet && (wallet.appStore ?? wallet.playStore ?? wallet.chromeStore)),
    mayBeMissing: or([stateIn({ shown: { platform: 'remote' } }), stateIn({ shown: { platform: 'unsupported' } })]),
    isDone: (_, done: boolean) => done,
    isMine: ({ context: { connector } }, { namespace, connectorId }: Fact) =>
      isShared(connectorId) || (connector?.namespace === namespace && sameId(connector.connectorId, connectorId)),
    isItsNamespace: ({ context: { connector } }, namespace: Namespace) => connector?.namespace === namespace,
    isKind: ({ context }, kind: FailureKind) => failureKind(context.failure?.code) === kind,
  },
  actions: {
    setPlatform: assign({ platform: (_, platform: Platform) => platform }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    reset: assign({ failure: null, opened: null }),
    setCode: assign((_, { uri, expiresAt }: { uri: string; expiresAt: number }) => ({ uri, expiresAt })),
    dropCode: assign({ uri: '', expiresAt: null }),
    setOpened: assign({ opened: ({ context }) => context.platform }),
    hold: sendTo(pairing, ({ context: { key } }): PairingCommand => ({ type: 'pairing.hold', by: key })),
    release: sendTo(pairing, ({ context: { key } }): PairingCommand => ({ type: 'pairing.release', by: key })),
    // While another holder has the pairing, it stays failed until a retry.
    retry: sendTo(pairing, { type: 'pairing.retry' }),
    requestConnection: sendTo(
      walletHere,
      ({ context: { connector, wishes } }): WalletCommand => ({
        type: 'wallet.connect',
        connectorId: connector?.connectorId ?? '',
        caipNetworkId: connector?.namespace && wishes[connector.namespace],
      }),
    ),
    abandon: sendTo(walletHere, { type: 'wallet.abandon' }),
    goBack: sendParent({ type: 'nav.pop' }),
    goGet: sendParent(({ context }) => ({ type: 'nav.push', route: 'Downloads', wallet: context.wallet })),
    showSnackbar: sendTo(notices, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
    trackChoice: sendTo(
      tracker,
      ({ context: { wallet: chosen, platform } }): Track => ({
        type: 'track',
        event: 'SELECT_WALLET',
        properties: { name: chosen?.name ?? 'WalletConnect', platform },
      }),
    ),
    // The code is a secret, so an event does not carry it.
    trackLink: sendTo(
      tracker,
      ({ context: { wallet: chosen } }): Track => ({
        type: 'track',
        event: 'CONNECT_PROXY_ERROR',
        properties: {
          message: errorMessageOf({ code: 'link.failed' }),
          uri: '',
          mobile_link: chosen?.mobileLink ?? '',
          name: chosen?.name ?? '',
        },
      }),
    ),
  },
  delays: {
    hint: constants.promptHint,
    request: constants.requestTimeout,
    feedback: lazyConstants.toastLife.success,
    success: constants.successDelay,
  },
})

/** The transitions for a reported failure. */
export const fails = [
  { type: 'setFailure', params: ({ event }: { event: { failure: Failure } }) => event.failure },
  {
    type: 'track',
    params: ({ event: { failure } }: { event: { failure: Failure } }): TrackEvent => ({
      event: 'CONNECT_ERROR',
      properties: { message: errorMessageOf(failure) },
    }),
  },
] as const
