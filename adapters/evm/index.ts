import type { Chain, ClientConfig } from 'viem'
import { type Config, type CreateConnectorFn, createConfig, injected, type Storage, type Transport } from 'wagmi'
import { PorticoError } from '../../core/errors.ts'
import { inDevelopment } from '../../core/in-development.ts'
import { type NetworkDefinition, nameNetwork } from '../../core/network.ts'
import type { WalletAdapter } from '../../machines/ports.ts'
import type { AdapterContext, ChainAdapter } from '../adapter.ts'
import type { NodeSettings } from '../nodes.ts'
import { linkOf } from '../walletconnect/index.ts'
import type { LinkOptions } from '../walletconnect/options.ts'
import { warnUnheeded } from '../warn-unheeded.ts'
import { discover } from './discovery.ts'
import type { EvmOptions } from './evm-options.ts'
import { careful, fetchWallets, guarded } from './guard.ts'
import { lazyTransport } from './lazy-transport.ts'
import { linkedConnector } from './linked.ts'
import { PollingGate } from './polling-gate.ts'
import type { Announced } from './provider.ts'
import { safeStorage } from './storage.ts'

const ignore = () => undefined

const fetchLinkConnector = async () => (await fetchWallets()).fetchLinkConnector()

type ClientSetting = 'batch' | 'cacheTime' | 'ccipRead' | 'pollingInterval'

/** wagmi's `createConfig` parameters with Portico's defaults, all optional. */
export interface WagmiAdapterOptions extends EvmOptions, Partial<Pick<ClientConfig, ClientSetting>> {
  /** Transports by chain id, instead of Portico's. */
  transports?: Readonly<Record<number, Transport>>
  connectors?: readonly CreateConnectorFn[]
  /** Default: `localStorage`, even if it is unavailable. `null`: nothing is stored. */
  storage?: Storage | null
  /** wagmi's option: read the storage only once its provider is mounted. */
  ssr?: boolean
  syncConnectedChain?: boolean
  /** wagmi's name for `enableEIP6963`. */
  multiInjectedProviderDiscovery?: boolean
  /**
   * Accepted for AppKit's users, without effect: the kit tracks the transactions that it has sent, and no others. In
   * development a warning says so.
   */
  pendingTransactionsFilter?: { enable: boolean; pollingInterval?: number }
}

/** A viem chain with everything that the dApp defines for it (contracts, fees, formatters). */
const toChain = (definition: NetworkDefinition): Chain => ({ ...definition, id: Number(definition.id) })

/**
 * EVM wallets over wagmi. The implementation loads when it is needed. `wagmiConfig` is a complete wagmi config, for
 * `WagmiProvider` and every hook. It always belongs to the adapter, so that its chains can follow the kit's networks;
 * chains that the dApp defines only here stay.
 * @throws `network.notFound` if `networks` contains no EVM network.
 */
export class WagmiAdapter implements ChainAdapter {
  readonly namespace = 'eip155'
  readonly networks: readonly [Chain, ...Chain[]]
  readonly wagmiConfig: Config
  readonly #pollingGate = new PollingGate()
  /** The ids of the connectors that were connected here, at the last visit or since. */
  readonly #connected = new Set<string>()
  /** The connectors that the dApp configured; all others announced themselves. */
  readonly #configured: ReadonlySet<string>
  readonly #transportOf: (chain: Chain) => Transport
  /** The kit's node settings. */
  #nodes: NodeSettings = {}
  #linked: Config['connectors'][number] | undefined

  constructor(options: WagmiAdapterOptions) {
    const {
      networks,
      projectId: _projectId,
      rpcHost: _rpcHost,
      customRpcUrls: _customRpcUrls,
      transports,
      connectors = [],
      storage = safeStorage(),
      enableEIP6963 = true,
      multiInjectedProviderDiscovery = enableEIP6963,
      enableInjected = true,
      ...rest
    } = options
    const chains = networks.filter((network) => nameNetwork(network).chainNamespace === this.namespace)
    const [first, ...others] = chains.map(toChain)
    if (!first) throw new PorticoError('network.notFound')

    this.networks = [first, ...others]
    // The kit may be created after the adapter.
    const own = (chain: Chain) => lazyTransport(chain, options, () => this.#nodes, this.#pollingGate)
    this.#transportOf = (chain) => transports?.[chain.id] ?? own(chain)
    const found: Announced[] = []
    const guard = (create: CreateConnectorFn) => guarded(create, found, this.#connected)
    const configured = (enableInjected ? [...connectors, injected()] : connectors).map(guard)
    this.wagmiConfig = createConfig({
      ...rest,
      chains: this.networks,
      connectors: configured,
      storage,
      multiInjectedProviderDiscovery: false,
      transports: Object.fromEntries(this.networks.map((chain) => [chain.id, this.#transportOf(chain)])),
    })
    this.#configured = new Set(this.wagmiConfig.connectors.map(({ uid }) => uid))
    const trackConnected = ({ connections }: Config['state']) => {
      for (const { connector } of connections.values()) {
        const { id } = connector
        this.#connected.add(id)
        // wagmi has only the name of a stored connection that is not restored yet; its own `disconnect` would fail.
        if ('disconnect' in connector) continue
        const end = async () => (await careful()).endStored(this.wagmiConfig, id)
        Object.assign(connector, { emitter: { on: ignore, off: ignore }, disconnect: end })
      }
    }
    this.wagmiConfig.subscribe((state) => state, trackConnected, { emitImmediately: true })
    if (multiInjectedProviderDiscovery) discover(this.wagmiConfig, found, guard)
    inDevelopment(() => {
      if (options.pendingTransactionsFilter?.enable) warnUnheeded('WagmiAdapter', 'pendingTransactionsFilter')
    })
  }

  /** Adds the link as wagmi's connector `walletConnect`, in place of any with that id. */
  attach(options: LinkOptions): void {
    const { setup, setState } = this.wagmiConfig._internal.connectors
    this.#linked ??= setup(linkedConnector(linkOf(options), fetchLinkConnector))
    const own = this.#linked
    setState((all) => [...all.filter(({ id }) => id !== own.id), own])
  }

  setNodes(nodes: NodeSettings): void {
    this.#nodes = nodes
  }

  onConnection(wake: () => void): () => void {
    const hear = (current: string | null) => {
      if (current !== null) wake()
    }
    return this.wagmiConfig.subscribe(({ current }) => current, hear, { emitImmediately: true })
  }

  setAwake(awake: boolean): void {
    this.#pollingGate.set(awake)
  }

  #fetch() {
    // If wagmi has a stored connection, the kit will ask for it at once.
    const isAsked = this.wagmiConfig.state.current !== null
    return Promise.all([import('./load-wagmi.ts'), isAsked && fetchWallets()])
  }

  prefetch(): Promise<unknown> {
    return this.#fetch()
  }

  async load(context: AdapterContext): Promise<WalletAdapter> {
    const [{ loadWagmi }] = await this.#fetch()
    return loadWagmi(
      {
        config: this.wagmiConfig,
        configured: this.#configured,
        connected: this.#connected,
        transportOf: this.#transportOf,
        ...context,
      },
      fetchWallets,
    )
  }
}
