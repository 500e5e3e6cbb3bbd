import { PorticoError } from '../../core/errors.ts'
import type { WalletAdapter } from '../../machines/ports.ts'
import type { AdapterContext, ChainAdapter, DappOptions } from '../adapter.ts'
import type { NodeSettings } from '../nodes.ts'
import type { LinkOptions } from '../walletconnect/options.ts'
import type { EvmOptions, ItemStorage } from './evm-options.ts'
import { WagmiAdapter } from './index.ts'
import { safeStorage } from './storage.ts'

/** All of them can be left out: networks and nodes are those of `createAppKit`. */
export interface EthersAdapterOptions extends Partial<EvmOptions> {
  /** Where a connection is kept. Default: `localStorage`, whatever its state. `null`: nothing is stored. */
  storage?: ItemStorage | null
}

/**
 * EVM wallets for a dApp that uses ethers, or the bare EIP-1193 provider, and has no wagmi. The EVM core that `WagmiAdapter`
 * shares with a dApp works here by itself, set up by what `createAppKit` is told; what it needs of wagmi is in the package.
 *
 * @example
 * createAppKit({ adapters: [new EthersAdapter()], networks: [mainnet] })
 * const { walletProvider } = useAppKitProvider<Eip1193Provider>('eip155')
 * const signer = await new BrowserProvider(walletProvider).getSigner()
 */
export class EthersAdapter implements ChainAdapter {
  readonly namespace = 'eip155'
  readonly #options: EthersAdapterOptions
  #core: WagmiAdapter | undefined

  constructor(options: EthersAdapterOptions = {}) {
    this.#options = options
  }

  /** @throws `network.notFound` where the dApp has no EVM network. */
  prepare({ networks, enableEIP6963, enableInjected }: DappOptions): void {
    const { storage, ...options } = this.#options
    this.#core ??= new WagmiAdapter({
      networks,
      ...(enableEIP6963 !== undefined && { enableEIP6963 }),
      ...(enableInjected !== undefined && { enableInjected }),
      ...(storage !== undefined && { storage: storage && safeStorage(() => storage) }),
      ...options,
    })
  }

  get #prepared(): WagmiAdapter {
    // `createAppKit` has not been told of it.
    if (!this.#core) throw new PorticoError('adapter.notFound')
    return this.#core
  }

  /**
   * The config inside, for what joins an adapter as a connector of its own; there since `createAppKit`. Its type would be
   * wagmi's, which a dApp with ethers does not have.
   */
  get wagmiConfig(): object {
    return this.#prepared.wagmiConfig
  }

  attach(link: LinkOptions): void {
    this.#prepared.attach(link)
  }

  setNodes(nodes: NodeSettings): void {
    this.#prepared.setNodes(nodes)
  }

  onConnection(wake: () => void): () => void {
    return this.#prepared.onConnection(wake)
  }

  setAwake(awake: boolean): void {
    this.#prepared.setAwake(awake)
  }

  prefetch(): Promise<unknown> {
    return this.#prepared.prefetch()
  }

  load(context: AdapterContext): Promise<WalletAdapter> {
    return this.#prepared.load(context)
  }
}
