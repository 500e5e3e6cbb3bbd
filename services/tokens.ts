import { type CaipNetworkId, type Namespace, parseCaipNetworkId } from '../core/caip.ts'
import { isShared } from '../core/connector.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import type { Network } from '../core/network.ts'
import { parseIcon } from '../core/parse-shown.ts'
import { defined } from '../core/schema.ts'
import type { Holdings, TokenBalance } from '../core/token-balance.ts'
import type { TokenOption, TokenOptions } from '../core/token-option.ts'
import type { WalletAdapter } from '../machines/ports.ts'
import type { AccountOn } from './blockchain-api/account.ts'
import type { BlockchainApi } from './blockchain-api.ts'
import { shared } from './shared.ts'
import { withCurrency } from './token-decimals.ts'
import { walletAssets } from './wallet-assets.ts'

/** The dependencies of the token service. */
export interface TokenDeps {
  /** Undefined if the dApp has no project. */
  api: Pick<BlockchainApi, 'balances' | 'isSupported' | 'supportedNetworks'> | undefined
  /** @throws `adapter.failed`. */
  loadAdapter(namespace: Namespace): Promise<Pick<WalletAdapter, 'balance' | 'tokens' | 'provider'>>
  /** The dApp's current networks. */
  networks(): readonly Network[]
  /** The tokens that the dApp lists. */
  tokens?: TokenOptions | undefined
}

/** An account on one of its networks. */
export type TokenQuery = AccountOn & {
  /** The account's connector: its wallet is asked first, unless it is on another device. */
  connectorId?: string
}

/** A query with the tokens whose balances have changed since the last one. */
type FreshQuery = TokenQuery & { forceUpdate?: readonly string[] }

export interface TokenService {
  /**
   * An account's tokens on a network [assets-tokens]: from its wallet, else from the blockchain API. Without a project,
   * and on networks that the API does not serve, from the node: the native currency and the tokens that the dApp lists.
   * Zero balances are left out.
   * @throws the errors of `AskApi`, or the adapter's errors.
   */
  loadTokens(query: TokenQuery, signal: AbortSignal): Promise<readonly TokenBalance[]>
  /** As `loadTokens`, with `isPartial` if the API's supported networks are unknown [assets-supported]. */
  loadHoldings(query: TokenQuery, signal: AbortSignal): Promise<Holdings>
  /**
   * As `loadTokens`, for sending: if the API fails, or its supported networks are unknown, the native currency and the
   * dApp's tokens from the node [send-token].
   */
  loadSendable(query: TokenQuery, signal: AbortSignal): Promise<Holdings>
  /**
   * The account's cached tokens are outdated [assets-renewed].
   * @param token the one that was transferred; the native currency by default.
   */
  renewTokens(account: AccountOn, token?: string): void
}

/** Tokens without decimals are hardly money [assets-quality]. */
const isMoney = ({ decimals }: TokenBalance): boolean => decimals !== 0
const isCurrency = ({ address }: TokenBalance): boolean => address === undefined
const isHeld = ({ amount }: TokenBalance): boolean => amount !== '0'

export function tokenService({ api, loadAdapter, networks, tokens = {} }: TokenDeps): TokenService {
  const namedOn = (id: CaipNetworkId): readonly TokenOption[] => [tokens[id] ?? []].flat()

  /** The dApp's own picture of a token takes precedence. */
  const withPicture = (token: TokenBalance): TokenBalance => {
    const same = (each: TokenOption) => each.address.toLowerCase() === token.address?.toLowerCase()
    const iconUrl = parseIcon(namedOn(token.caipNetworkId).find(same)?.image) ?? token.iconUrl
    return defined({ ...token, iconUrl })
  }

  const networkOf = (id: CaipNetworkId) => networks().find(({ caipNetworkId }) => caipNetworkId === id)
  /** The tokens with the app's native currency; undefined if the listed one has other decimals. */
  const counted = (listed: readonly TokenBalance[], id: CaipNetworkId): readonly TokenBalance[] | undefined => {
    const network = networkOf(id)
    const tokens = network ? withCurrency(listed, network) : listed
    return tokens.some(isCurrency) || !listed.some(isCurrency) ? tokens : undefined
  }

  const fromNode = async ({ address, caipNetworkId }: AccountOn, signal: AbortSignal): Promise<TokenBalance[]> => {
    const adapter = await loadAdapter(parseCaipNetworkId(caipNetworkId).namespace)
    const named = namedOn(caipNetworkId).map((each) => each.address)
    const [{ value: amount, decimals, symbol }, held] = await Promise.all([
      adapter.balance({ address, caipNetworkId }, signal),
      named.length > 0 ? adapter.tokens({ address, caipNetworkId, tokens: named }, signal) : [],
    ])
    const name = networkOf(caipNetworkId)?.nativeCurrency.name ?? symbol
    return [{ caipNetworkId, name, symbol, decimals, amount }, ...held]
  }

  /** The wallet's answers are cached as long as the API's. */
  const wallets = shared<readonly TokenBalance[] | undefined>({ life: lazyConstants.balanceCacheLife })
  const fromWallet = async ({ connectorId, address, caipNetworkId, forceUpdate }: FreshQuery, signal: AbortSignal) => {
    if (connectorId === undefined || isShared(connectorId)) return undefined
    const adapter = await loadAdapter(parseCaipNetworkId(caipNetworkId).namespace)
    const key = `${connectorId} ${caipNetworkId}:${address}`
    if (forceUpdate) wallets.forget(key)
    const provider = adapter.provider(connectorId)
    const listed = await wallets(key, signal, (within) => walletAssets({ provider, address, caipNetworkId }, within))
    return listed && counted(listed, caipNetworkId)
  }

  /** The networks that the API serves: none without a project, undefined if unknown. */
  const served = async (signal: AbortSignal): Promise<readonly CaipNetworkId[] | undefined> => {
    try {
      return (await api?.supportedNetworks(signal)) ?? []
    } catch (cause) {
      if (signal.aborted) throw cause
      return undefined
    }
  }

  const fromOthers = async (query: FreshQuery, signal: AbortSignal): Promise<Holdings> => {
    const theirs = await served(signal)
    if (api && theirs?.includes(query.caipNetworkId)) {
      const listed = await api.balances(query, signal)
      const tokens = counted(listed, query.caipNetworkId)
      // The other tokens are shown without it.
      return { tokens: (tokens ?? listed.filter((each) => !isCurrency(each))).filter(isMoney), isPartial: !tokens }
    }
    return { tokens: await fromNode(query, signal), isPartial: theirs === undefined }
  }

  /** The tokens of each account that were transferred since the last query. */
  const renewed = new Map<string, ReadonlySet<string>>()
  const keyOf = ({ address, caipNetworkId }: AccountOn) => `${caipNetworkId}:${address}`

  const load = async (asked: TokenQuery, signal: AbortSignal): Promise<Holdings> => {
    const key = keyOf(asked)
    const changed = renewed.get(key)
    const query = { ...asked, ...(changed && { forceUpdate: [...changed] }) }
    const own = (await fromWallet(query, signal))?.filter(isMoney)
    const { tokens: all, isPartial } = own ? { tokens: own, isPartial: false } : await fromOthers(query, signal)
    // If another transfer has completed meanwhile, this answer may be older.
    if (renewed.get(key) === changed) renewed.delete(key)
    return { tokens: all.filter(isHeld).map(withPicture), isPartial }
  }

  return {
    loadTokens: async (query, signal) => (await load(query, signal)).tokens,
    loadHoldings: load,
    async loadSendable(query, signal) {
      try {
        return await load(query, signal)
      } catch (cause) {
        // On other networks the node itself has failed.
        if (!(await api?.isSupported(query.caipNetworkId, signal))) throw cause
        const tokens = (await fromNode(query, signal)).filter(isHeld).map(withPicture)
        return { tokens, isPartial: true }
      }
    },
    renewTokens(account, token) {
      const key = keyOf(account)
      renewed.set(key, new Set([...(renewed.get(key) ?? []), ...(token === undefined ? [] : [token])]))
    },
  }
}
