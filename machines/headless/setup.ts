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
import { type ImagesWanted, type PairingFact, pairing, type WalletCommand, type WalletFact, wallet } from '../system.ts'
import type { LinkRequest } from '../wallet-connect/chart.ts'
import type { WalletPage } from '../wallet-list/chart.ts'

/** A page of the directory, or what fits a query, for a call of the dApp. */
export interface ListRequest {
  call: number
  page: number
  /** Trimmed; empty for the page. */
  query: string
}

/** The wallet that is to be connected, for a call of the dApp. */
export interface ConnectionRequest {
  call: number
  wallet: HeadlessWallet
  namespace?: Namespace | undefined
}

/** What a dApp that draws the wallets itself asks for. `call` is the number of the call that waits for the answer. */
export type HeadlessCommand =
  | ({ type: 'list.request' } & ListRequest)
  | { type: 'code.request'; call: number }
  | { type: 'code.reset' }
  | ({ type: 'connection.request' } & ConnectionRequest)
  | { type: 'connection.reset' }

/** How the calls with these numbers have ended; `uri` is the code, where it was asked for. */
export type HeadlessEmitted =
  | { type: 'call.resolved'; calls: readonly number[]; uri?: string }
  | { type: 'call.rejected'; calls: readonly number[]; failure: Failure }

export interface HeadlessContext {
  mobile: boolean
  /** The wallets that the directory leads with. */
  leading: Leading
  /** The addresses of the pictures that have loaded, by image id. */
  images: Readonly<Record<string, string>>
  /** What was fetched of the directory: each wallet once. */
  wallets: readonly ListedWallet[]
  /** The page that was fetched last. */
  page: number
  /** How many wallets the directory has to fetch. */
  count: number
  /** What the directory is asked, in `list.fetching`. */
  request: ListRequest | null
  /** The calls that wait for a code. */
  codeCalls: readonly number[]
  /** The code, empty while there is none. */
  uri: string
  /** Why there is no code, in the states `failed` and `refused`. */
  failure: Failure | null
  /** The wallet that is being connected, in every state of `connection` but `idle`. */
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

/** What the chart is made of. */
export const headlessSetup = setup({
  types: {} as {
    context: HeadlessContext
    input: { mobile: boolean }
    events: HeadlessCommand | PairingFact | WalletFact | ImageLoaded
    emitted: HeadlessEmitted
    /** The code is being made; the directory is asked for wallets. */
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
      // The directory counts wallets, too, that are of no use here.
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
    // Another holder keeps the pairing failed until it is asked for again. Before the first code there is none.
    retryPairing: sendTo(({ system, self }) => pairing({ system }) ?? self, { type: 'pairing.retry' }),
    setAttempt: assign({
      attempt: (_, { call, wallet: chosen, namespace }: ConnectionRequest) => ({ call, wallet: chosen, namespace }),
    }),
    requestConnection: sendTo(
      walletHere,
      ({ context }): WalletCommand => ({
        type: 'wallet.connect',
        connectorId: attemptedOption(context)?.connectorId ?? '',
      }),
    ),
    abandonRequest: sendTo(walletHere, { type: 'wallet.abandon' }),
    resolveAttempt: emit(({ context: { attempt } }) => resolved(callOf(attempt))),
    rejectAttempt: emit(({ context: { attempt } }, failure: Failure) => rejected(callOf(attempt), failure)),
    clearAttempt: assign({ attempt: null }),
  },
  delays: { request: constants.requestTimeout, prompt: constants.promptTimeout },
})
