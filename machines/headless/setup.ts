import { type AnyActorRef, assign, emit, or, sendParent, sendTo, setup, stateIn } from 'xstate'
import { isShared, sameId } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { type HeadlessWallet, optionFor } from '../../core/headless-wallet.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { Leading } from '../../core/wallet-lists.ts'
import { channel, port } from '../contract.ts'
import type { ImageLoaded, Prefetched } from '../directory/chart.ts'
import { selectKit } from '../shared/select-kit.ts'
import { type ImagesWanted, type PairingFact, pairing, type WalletCommand, type WalletFact, wallet } from '../system.ts'
import type { LinkRequest } from '../wallet-connect/chart.ts'
import type { WalletPage } from '../wallet-list/chart.ts'

/** A request for a page of the directory, or for the matches of a query. */
export interface ListRequest {
  call: number
  page: number
  /** Trimmed; empty for a page. */
  query: string
}

/** A request to connect a wallet. */
export interface ConnectionRequest {
  call: number
  wallet: HeadlessWallet
  namespace?: Namespace | undefined
}

/** The requests of a dApp that renders the wallets itself. `call` identifies the call that waits for the answer. */
export type HeadlessCommand =
  | ({ type: 'list.request' } & ListRequest)
  | { type: 'code.request'; call: number }
  | { type: 'code.reset' }
  | ({ type: 'connection.request' } & ConnectionRequest)
  | { type: 'connection.reset' }

/** The result of the calls with these numbers; `uri` is the code, if one was requested. */
export type HeadlessEmitted =
  | { type: 'call.resolved'; calls: readonly number[]; uri?: string }
  | { type: 'call.rejected'; calls: readonly number[]; failure: Failure }

export interface HeadlessContext {
  mobile: boolean
  /** The directory's leading wallets. */
  leading: Leading
  /** The URLs of the loaded pictures, by image id. */
  images: Readonly<Record<string, string>>
  /** The wallets fetched from the directory, without duplicates. */
  wallets: readonly ListedWallet[]
  /** The page that was fetched last. */
  page: number
  /** How many wallets can be fetched from the directory. */
  count: number
  /** The current request, in `list.fetching`. */
  request: ListRequest | null
  /** The calls that wait for a code. */
  codeCalls: readonly number[]
  /** The code, empty while there is none. */
  uri: string
  /** Why there is no code, in the states `failed` and `refused`. */
  failure: Failure | null
  /** The wallet that is being connected, in every state of `connection` except `idle`. */
  attempt: ConnectionRequest | null
}

type Connected = { namespace: Namespace; connectorId: string }

const attemptedOption = ({ attempt }: HeadlessContext) => attempt && optionFor(attempt.wallet, attempt.namespace)
const isMine = (context: HeadlessContext, { namespace, connectorId }: Connected): boolean => {
  const option = attemptedOption(context)
  return option?.namespace === namespace && sameId(option.connectorId, connectorId)
}

const callOf = (request: { call: number } | null): readonly number[] => (request ? [request.call] : [])
const resolved = (calls: readonly number[]): HeadlessEmitted => ({ type: 'call.resolved', calls })
const rejected = (calls: readonly number[], failure: Failure): HeadlessEmitted => ({
  type: 'call.rejected',
  calls,
  failure,
})

const unique = (wallets: readonly ListedWallet[]): ListedWallet[] => [
  ...new Map(wallets.map((each) => [each.id, each])).values(),
]
const imagesOf = (wallets: readonly ListedWallet[]): ImagesWanted => ({
  type: 'images.want',
  ids: wallets.flatMap(({ imageId = [] }) => imageId),
})

interface Within {
  context: HeadlessContext
  system: AnyActorRef['system']
}
const walletHere = ({ context, system }: Within) => wallet(attemptedOption(context)?.namespace)({ system })

/** The setup of the headless chart. */
export const headlessSetup = setup({
  types: {} as {
    context: HeadlessContext
    input: { mobile: boolean }
    events: HeadlessCommand | PairingFact | WalletFact | ImageLoaded
    emitted: HeadlessEmitted
    /** A code is being created; the directory is being queried. */
    tags: 'coding' | 'fetching'
  },
  actors: {
    prefetchWallets: port<Prefetched>('prefetchWallets'),
    fetchPage: port<WalletPage, { page: number }>('fetchPage'),
    searchWallets: port<readonly ListedWallet[], { text: string; certified: boolean }>('searchWallets'),
    watchImages: channel<ImagesWanted>(),
    loadPairing: port<void>('loadPairing'),
    openLink: port<boolean, LinkRequest>('openLink'),
  },
  guards: {
    isPartial: (_, { failure }: Prefetched) => failure !== null,
    isSearch: ({ context: { request } }) => request !== null && request.query !== '',
    takesCode: (_, request: ConnectionRequest) => optionFor(request.wallet, request.namespace) === undefined,
    opensLink: ({ context: { mobile, attempt } }) => mobile && attempt?.wallet.listed !== undefined,
    hasCode: stateIn({ code: { held: 'ready' } }),
    hasNoCode: stateIn({ code: 'none' }),
    hasCodeFailed: or([stateIn({ code: 'failed' }), stateIn({ code: { held: 'refused' } })]),
    isMine: ({ context }, fact: Connected) => isMine(context, fact),
    isInItsPlace: ({ context }, { silent, ...fact }: Connected & { silent: boolean }) =>
      !silent && attemptedOption(context)?.namespace === fact.namespace && !isMine(context, fact),
    isItsNamespace: ({ context }, namespace: Namespace) => attemptedOption(context)?.namespace === namespace,
    isOfPhone: (_, { connectorId }: Connected) => isShared(connectorId),
  },
  actions: {
    setLeading: assign({
      leading: (_, { featured, custom, recommended }: Prefetched) => ({ featured, custom, recommended }),
    }),
    requestImages: sendTo('watchImages', (_, wallets: readonly ListedWallet[]) => imagesOf(wallets)),
    setImage: assign({
      images: ({ context: { images } }, { id, url }: { id: string; url: string }) => ({ ...images, [id]: url }),
    }),
    setRequest: assign({ request: (_, { call, page, query }: ListRequest) => ({ call, page, query }) }),
    setPage: assign(({ context: { wallets: before, request } }, { wallets, last, count }: WalletPage) => {
      const page = request?.page ?? 1
      const all = unique([...(page > 1 ? before : []), ...wallets])
      // The directory's count includes wallets that can't be used here.
      return { wallets: all, page, count: last ? all.length : Math.max(count, all.length) }
    }),
    setFound: assign((_, found: readonly ListedWallet[]) => ({ wallets: found, page: 1, count: found.length })),
    resolveRequest: emit(({ context: { request } }) => resolved(callOf(request))),
    rejectRequest: emit(({ context: { request } }, failure: Failure) => rejected(callOf(request), failure)),
    clearRequest: assign({ request: null }),
    addCodeCall: assign({ codeCalls: ({ context: { codeCalls } }, call: number) => [...codeCalls, call] }),
    setCode: assign({ uri: (_, uri: string) => uri, failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure, uri: '' }),
    clearCode: assign({ uri: '', failure: null }),
    resolveCode: emit(
      ({ context: { codeCalls, uri } }): HeadlessEmitted => ({ type: 'call.resolved', calls: codeCalls, uri }),
    ),
    rejectCode: emit(({ context: { codeCalls, failure } }) => rejected(codeCalls, failure ?? { code: 'unknown' })),
    abortCode: emit(({ context: { codeCalls } }) => rejected(codeCalls, { code: 'request.aborted' })),
    clearCodeCalls: assign({ codeCalls: [] }),
    holdPairing: sendParent({ type: 'code.want' }),
    releasePairing: sendParent({ type: 'code.waive' }),
    // While another holder has the pairing, it stays failed until a retry. Before the first code there is none.
    retryPairing: sendTo(({ system, self }) => pairing({ system }) ?? self, { type: 'pairing.retry' }),
    setAttempt: assign({
      attempt: (_, { call, wallet: chosen, namespace }: ConnectionRequest) => ({ call, wallet: chosen, namespace }),
    }),
    requestConnection: sendTo(walletHere, ({ context, self }): WalletCommand => {
      const option = attemptedOption(context)
      return {
        type: 'wallet.connect',
        connectorId: option?.connectorId ?? '',
        caipNetworkId: option?.namespace && selectKit(self)?.selected[option.namespace],
      }
    }),
    abandonRequest: sendTo(walletHere, { type: 'wallet.abandon' }),
    resolveAttempt: emit(({ context: { attempt } }) => resolved(callOf(attempt))),
    rejectAttempt: emit(({ context: { attempt } }, failure: Failure) => rejected(callOf(attempt), failure)),
    clearAttempt: assign({ attempt: null }),
  },
  delays: { request: constants.requestTimeout, prompt: constants.promptTimeout },
})
