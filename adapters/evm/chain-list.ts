import type { Chain } from 'viem'
import type { Config, Transport } from 'wagmi'
import { getChains } from 'wagmi/actions'
import type { CaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import { chainIdOf, chainPictures } from './chains.ts'
import { parseChainId } from './parse.ts'

const lists = new WeakMap<Config, ChainList>()

/**
 * The chains of a config, with the kit's networks. A config has one list, which outlives the kit: its connectors still
 * have their first chains when the kit starts again, and by then only the list knows what the dApp defined.
 */
export function chainListOf(
  config: Config,
  transportOf: (chain: Chain) => Transport,
  networks: readonly Network[],
): ChainList {
  const list = lists.get(config) ?? new ChainList(config, transportOf, networks)
  lists.set(config, list)
  list.set(networks)
  return list
}

/** The dApp's networks, and wagmi's chains, which are kept in sync although wagmi assumes that they are fixed. */
export class ChainList {
  readonly #config: Config
  readonly #transportOf: (chain: Chain) => Transport
  /** As the dApp defined them for its adapter, with more details than a `Network`. */
  readonly #given: readonly Chain[]
  /** Chains that the kit does not have: the dApp's own code may use them. */
  readonly #unlisted: readonly Chain[]
  readonly #added = new Map<number, Chain>()
  /** All previous lists: connectors keep the list from when they were created. */
  readonly #previous: (readonly Chain[])[]
  #networks: readonly Network[] = []

  /** @param first The dApp's networks at the start. */
  constructor(config: Config, transportOf: (chain: Chain) => Transport, first: readonly Network[]) {
    this.#config = config
    this.#transportOf = transportOf
    this.#given = [...config.chains]
    this.#unlisted = this.#given.filter((chain) => !first.some(({ id }) => parseChainId(id) === chain.id))
    this.#previous = [config.chains]
  }

  /** Without any EVM network, wagmi keeps its chains: it needs at least one. */
  set(networks: readonly Network[]): void {
    if (networks === this.#networks) return
    this.#networks = networks
    const chains = networks.flatMap((network) => {
      const chain = this.#chainFrom(network)
      if (chain) chainPictures.set(chain, network.imageUrl)
      return chain ?? []
    })
    const listed = [...new Set(chains)]
    const unlisted = this.#unlisted.filter((chain) => !listed.includes(chain))
    const [first, ...others] = listed.length > 0 ? [...listed, ...unlisted] : []
    const next = [first, ...others]
    const before = [...this.#config.chains]
    if (!first || (next.length === before.length && before.every((chain) => next.includes(chain)))) return

    const { chains: store, transports } = this.#config._internal
    for (const chain of this.#added.values()) transports[chain.id] ??= this.#follow(chain)
    store.setState([first, ...others])
    // wagmi's hooks compare with the list that they saw last, which must not be one that is mutated below.
    getChains(this.#config)
    for (const list of this.#previous) Object.assign(list, { length: 0 }, next)
    this.#previous.push(this.#config.chains)
    this.#settle(first, before)
  }

  /**
   * @throws `network.unsupported` for a network that is not EVM, `chain.notConfigured` if the dApp does not have it.
   */
  chainOf(wanted: CaipNetworkId): Chain {
    const chainId = chainIdOf(wanted)
    const chain = this.#config.chains.find(({ id }) => id === chainId)
    if (!chain || !this.#networks.some(({ caipNetworkId }) => caipNetworkId === wanted))
      throw new PorticoError('chain.notConfigured')
    return chain
  }

  /** Sets wagmi's chain: the first one if the current one was removed, or the wallet's if that was added. */
  #settle(first: Chain, before: readonly Chain[]): void {
    const { chains, _internal, state } = this.#config
    const has = (list: readonly Chain[], id: number | undefined) => list.some((chain) => chain.id === id)
    const wallets = state.current === null ? undefined : state.connections.get(state.current)?.chainId
    const joins = _internal.syncConnectedChain && has(chains, wallets) && !has(before, wallets)
    const chainId = (joins && wallets) || (has(chains, state.chainId) ? state.chainId : first.id)
    if (chainId !== state.chainId) this.#config.setState((now) => ({ ...now, chainId }))
  }

  #chainFrom({ chainNamespace, id, name, nativeCurrency, rpcUrls, explorerUrl, testnet }: Network): Chain | undefined {
    const chainId = parseChainId(id)
    if (chainNamespace !== 'eip155' || chainId === undefined) return undefined
    const given = this.#given.find((chain) => chain.id === chainId)
    if (given) return given

    const chain: Chain = {
      id: chainId,
      name,
      nativeCurrency,
      rpcUrls: { default: { http: rpcUrls } },
      ...(explorerUrl !== undefined && { blockExplorers: { default: { name: explorerUrl, url: explorerUrl } } }),
      ...(testnet !== undefined && { testnet }),
    }
    const known = this.#added.get(chainId)
    if (known && JSON.stringify(known) === JSON.stringify(chain)) return known
    this.#added.set(chainId, chain)
    return chain
  }

  /** wagmi keeps a chain's client forever: this transport makes it use new nodes when the chain is added again. */
  #follow(first: Chain): Transport {
    return (parameters) => {
      const start = (chain: Chain) => ({ chain, transport: this.#transportOf(chain)({ ...parameters, chain }) })
      let now = start(first)
      const latest = () => {
        const chain = this.#added.get(first.id)
        if (chain && chain !== now.chain) now = start(chain)
        return now.transport
      }
      return { ...now.transport, request: (args, options) => latest().request(args, options) }
    }
  }
}
