import { PorticoError } from '../../core/errors.ts'
import type { WalletAdapter } from '../../machines/ports.ts'
import type { AdapterContext, ChainAdapter, DappOptions } from '../adapter.ts'
import type { NodeSettings } from '../nodes.ts'
import type { LinkOptions } from '../walletconnect/options.ts'
import type { EvmOptions, ItemStorage } from './evm-options.ts'
import { WagmiAdapter } from './index.ts'
import { safeStorage } from './storage.ts'

/** All optional: networks and nodes are those of `createAppKit`. */
export interface EthersAdapterOptions extends Partial<EvmOptions> {
  /** Where connections are stored. Default: `localStorage`, even if it is unavailable. `null`: nothing is stored. */
  storage?: ItemStorage | null
}

/**
 * EVM wallets for a dApp that uses ethers, or the bare EIP-1193 provider, without wagmi. It runs the same EVM core as
 * `WagmiAdapter`, configured by `createAppKit`; the parts of wagmi that it needs are in the package.
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

  /** @throws `network.notFound` if the dApp has no EVM network. */
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
    // The adapter was not passed to `createAppKit`.
    if (!this.#core) throw new PorticoError('adapter.notFound')
    return this.#core
  }

  /**
   * The internal config, for additions that join an adapter as a connector; available after `createAppKit`. Not typed
   * as wagmi's, because a dApp with ethers does not have its types.
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
