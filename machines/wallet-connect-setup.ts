import { type AnyActorRef, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import { isShared, sameId } from '../core/connector.ts'
import { constants } from '../core/constants.ts'
import { hasOwnLink } from '../core/deep-link.ts'
import { type ErrorCode, type Failure, sentenceOf } from '../core/errors.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import { type Namespace, namespaces } from '../core/namespace.ts'
import { type Platform, type Platforms, platformsOf, waysTo } from '../core/platforms.ts'
import type { TrackEvent } from '../core/track.ts'
import type { Way } from '../core/wallet-rows.ts'
import type { ConnectOutput } from './connect.ts'
import { port } from './contract.ts'
import { reportOf } from './standing.ts'
import {
  type PairingCommand,
  type PairingFact,
  pairing,
  type SnackbarShow,
  snackbar,
  type Track,
  tracker,
  type WalletFact,
  wallet,
} from './system.ts'

export interface WalletConnectInput {
  /** The wallet that is to be connected; null where any will do. */
  wallet: ListedWallet | null
  /** A pairing of the dApp's own, empty while it has yet to come; null where the kit's is wanted. */
  uri: string | null
  mobile: boolean
  /** The namespace that a wallet is wanted for. */
  namespace?: Namespace | undefined
  /** The place's id, by which a pairing is held. */
  key: string
}

/** A link that is to be opened: the wallet's own where there is no code. */
export interface LinkRequest {
  wallet: ListedWallet | null
  platform: Platform
  uri: string | null
  namespace: Namespace | undefined
  /** Whether somebody has just pressed something; some browsers open nothing else. */
  tapped: boolean
}

/** How somebody came to the wallet that has connected: by which the client finds it again for each request. */
export interface LinkChoice {
  wallet: ListedWallet | null
  /** Where its link was opened, null where none was; a wallet of this browser has none, and changes nothing. */
  platform: Platform | null
}

export interface WalletConnectContext {
  wallet: ListedWallet | null
  namespace: Namespace | undefined
  key: string
  /** Whether the dApp makes the pairings itself. */
  manual: boolean
  platforms: Platforms
  platform: Platform
  /** The way to the wallet in this browser, where it is there. */
  way: Way | null
  uri: string | null
  /** In milliseconds since 1970; null where nobody knows. */
  expiresAt: number | null
  /** Where the wallet's link was opened. */
  opened: Platform | null
  failure: Failure | null
}

/** What the chart begins with: of the wallets in this browser their charts tell. */
export function begin(self: AnyActorRef, input: WalletConnectInput): WalletConnectContext {
  const { wallet, uri, mobile, namespace, key } = input
  const connectors = namespaces.flatMap((each) => reportOf(self, each)?.connectors ?? [])
  const ways = wallet ? waysTo(wallet, connectors) : []
  const platforms = platformsOf(wallet, { mobile, installed: ways.length > 0, namespace })
  return {
    wallet,
    namespace,
    key,
    manual: uri !== null,
    platforms,
    platform: platforms[0],
    way: ways.find((way) => way.namespace === namespace) ?? ways[0] ?? null,
    uri: uri || null,
    expiresAt: null,
    opened: null,
    failure: null,
  }
}

/** Asking again would give the same answer; another wallet is the way on. */
const hopeless: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'relay.origin',
  'relay.key',
  'pairing.missing',
  'connector.missing',
  'wallet.alreadyConnected',
  'wallet.badAccount',
  'wallet.unsupportedMethod',
])

/** A fact about one connector. */
export type Fact = Extract<WalletFact, { connectorId: string }>

/** What the chart is made of. */
export const flow = setup({
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
    meta: { view: 'ConnectingWalletConnect' }
    tags: 'busy' | 'slow' | 'copied' | 'connected'
  },
  actors: {
    openLink: port<boolean, LinkRequest>('openLink'),
    noteLink: port<void, LinkChoice>('noteLink'),
    copyText: port<void, { text: string }>('copyText'),
  },
  guards: {
    isOn: ({ context }, platform: Platform) => context.platform === platform,
    isOther: ({ context }, platform: Platform) => context.platform !== platform && context.platforms.includes(platform),
    opensPage: ({ context: { wallet, platform, namespace } }) =>
      platform === 'mobile' && wallet !== null && hasOwnLink(wallet, namespace),
    isOurs: ({ context }) => !context.manual,
    hasCode: ({ context }) => context.uri !== null,
    hasNoCode: ({ context }) => context.uri === null,
    hasStores: ({ context: { wallet } }) =>
      Boolean(wallet && (wallet.appStore ?? wallet.playStore ?? wallet.chromeStore)),
    isDone: (_, done: boolean) => done,
    isMine: ({ context: { way } }, { namespace, connectorId }: Fact) =>
      isShared(connectorId) || (way !== null && way.namespace === namespace && sameId(way.connectorId, connectorId)),
    isOfWay: ({ context: { way } }, namespace: Namespace) => way?.namespace === namespace,
    isDeclined: ({ context }) => context.failure?.code === 'wallet.rejected',
    isHopeless: ({ context: { failure } }) => failure !== null && hopeless.has(failure.code),
  },
  actions: {
    turnTo: assign({ platform: (_, platform: Platform) => platform }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    forgive: assign({ failure: null }),
    beginAnew: assign({ failure: null, opened: null }),
    noteCode: assign((_, { uri, expiresAt }: { uri: string; expiresAt: number }) => ({ uri, expiresAt })),
    dropCode: assign(({ context }) => (context.manual ? {} : { uri: null, expiresAt: null })),
    noteOpened: assign({ opened: ({ context }) => context.platform }),
    askForCode: enqueueActions(
      ({ enqueue, context: { key, manual }, system }, type: Exclude<PairingCommand['type'], 'pairing.retry'>) => {
        if (!manual) enqueue.sendTo(pairing({ system }), { type, by: key })
      },
    ),
    // Whoever else holds it keeps it failed until somebody asks.
    retry: sendTo(pairing, { type: 'pairing.retry' }),
    ask: enqueueActions(({ enqueue, context: { way }, system }) => {
      if (way)
        enqueue.sendTo(wallet(way.namespace)({ system }), { type: 'wallet.connect', connectorId: way.connectorId })
    }),
    abandon: enqueueActions(({ enqueue, context: { way }, system }) => {
      if (way) enqueue.sendTo(wallet(way.namespace)({ system }), { type: 'wallet.abandon' })
    }),
    goBack: sendParent({ type: 'nav.back' }),
    goGet: sendParent(({ context }) => ({ type: 'nav.push', place: 'Downloads', wallet: context.wallet })),
    snack: sendTo(snackbar, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
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
          message: sentenceOf({ code: 'link.failed' }),
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
    feedback: constants.toastLife.success,
    celebration: constants.celebration,
  },
})
