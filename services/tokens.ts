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

/** What tells of tokens. */
export interface TokenDeps {
  /** Where the dApp has a project. */
  api: Pick<BlockchainApi, 'balances' | 'isSupported' | 'supportedNetworks'> | undefined
  /** @throws `adapter.failed`. */
  loadAdapter(namespace: Namespace): Promise<Pick<WalletAdapter, 'balance' | 'tokens' | 'provider'>>
  /** The dApp's networks, as they are now. */
  networks(): readonly Network[]
  /** What the dApp names. */
  tokens?: TokenOptions | undefined
}

/** An account on one of its networks. */
export type TokenQuery = AccountOn & {
  /** How the account is connected: its wallet is asked first, but for one that sleeps in a pocket. */
  connectorId?: string
}

/** What an account holds, and the tokens whose amounts have changed since it was told. */
type FreshQuery = TokenQuery & { forceUpdate?: readonly string[] }

export interface TokenService {
  /**
   * What an account holds on a network [assets-tokens]: as its wallet tells it, or the blockchain API, or, without a project and
   * where the API does not serve the network, of the network's own currency and the tokens that the dApp names, as the node
   * does. What the account has none of is left out.
   * @throws what `AskApi` does, or what the adapter does.
   */
  loadTokens(query: TokenQuery, signal: AbortSignal): Promise<readonly TokenBalance[]>
  /** As `loadTokens`, and whether there may be more: the API does not say which networks it serves [assets-supported]. */
  loadHoldings(query: TokenQuery, signal: AbortSignal): Promise<Holdings>
  /**
   * As `loadTokens`, for what is to be sent: where the API fails, or does not say which networks it serves, of the currency and
   * the dApp's tokens as the node does [send-token].
   */
  loadSendable(query: TokenQuery, signal: AbortSignal): Promise<Holdings>
  /**
   * What the account held before does not count any more [assets-renewed].
   * @param token the one that has changed hands; without one, the network's own currency.
   */
  renewTokens(account: AccountOn, token?: string): void
}

/** A token that can't be divided is hardly money [assets-quality]. */
const isMoney = ({ decimals }: TokenBalance): boolean => decimals !== 0
const isCurrency = ({ address }: TokenBalance): boolean => address === undefined
const isHeld = ({ amount }: TokenBalance): boolean => amount !== '0'

export function tokenService({ api, loadAdapter, networks, tokens = {} }: TokenDeps): TokenService {
  const namedOn = (id: CaipNetworkId): readonly TokenOption[] => [tokens[id] ?? []].flat()

  /** The dApp knows its tokens' pictures best. */
  const withPicture = (token: TokenBalance): TokenBalance => {
    const same = (each: TokenOption) => each.address.toLowerCase() === token.address?.toLowerCase()
    const iconUrl = parseIcon(namedOn(token.caipNetworkId).find(same)?.image) ?? token.iconUrl
    return defined({ ...token, iconUrl })
  }

  const networkOf = (id: CaipNetworkId) => networks().find(({ caipNetworkId }) => caipNetworkId === id)
  /** With the network's own currency as the app counts it; undefined where what is listed for it counts otherwise. */
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

  /** What the wallet says counts as long as what the API says. */
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

  /** The networks that the API serves: none without a project, and undefined where it does not say. */
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
      // What is known of the others is shown without it.
      return { tokens: (tokens ?? listed.filter((each) => !isCurrency(each))).filter(isMoney), isPartial: !tokens }
    }
    return { tokens: await fromNode(query, signal), isPartial: theirs === undefined }
  }

  /** The tokens of each account that have changed hands since it was asked for. */
  const renewed = new Map<string, ReadonlySet<string>>()
  const keyOf = ({ address, caipNetworkId }: AccountOn) => `${caipNetworkId}:${address}`

  const load = async (asked: TokenQuery, signal: AbortSignal): Promise<Holdings> => {
    const key = keyOf(asked)
    const changed = renewed.get(key)
    const query = { ...asked, ...(changed && { forceUpdate: [...changed] }) }
    const own = (await fromWallet(query, signal))?.filter(isMoney)
    const { tokens: all, isPartial } = own ? { tokens: own, isPartial: false } : await fromOthers(query, signal)
    // Where another transfer has ended meanwhile, this answer may be older than it.
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
        // Elsewhere it was the node that failed.
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
