import { PorticoError } from '../../core/errors.ts'
import type { WalletAdapter } from '../../machines/ports.ts'
import type { AdapterContext, ChainAdapter, DappOptions } from '../adapter.ts'
import type { NodeSettings } from '../nodes.ts'
import type { LinkOptions } from '../walletconnect/options.ts'
import { WagmiAdapter, type WagmiAdapterOptions } from './index.ts'

/** All of them can be left out: networks and nodes are those of `createAppKit`. */
export type EthersAdapterOptions = Partial<
  Pick<
    WagmiAdapterOptions,
    'networks' | 'projectId' | 'rpcHost' | 'customRpcUrls' | 'enableEIP6963' | 'enableInjected' | 'storage'
  >
>

/**
 * EVM wallets for a dApp that uses ethers, or the bare EIP-1193 provider, and writes nothing of wagmi. It makes the config that
 * Portico’s EVM core works with by itself, of what `createAppKit` is told; wagmi’s packages have to be installed for that.
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
    this.#core ??= new WagmiAdapter({
      networks,
      ...(enableEIP6963 !== undefined && { enableEIP6963 }),
      ...(enableInjected !== undefined && { enableInjected }),
      ...this.#options,
    })
  }

  get #prepared(): WagmiAdapter {
    // `createAppKit` has not been told of it.
    if (!this.#core) throw new PorticoError('adapter.notFound')
    return this.#core
  }

  /** The config inside, for the part of a dApp that does use wagmi; there since `createAppKit`. */
  get wagmiConfig(): WagmiAdapter['wagmiConfig'] {
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
