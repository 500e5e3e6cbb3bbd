import type { Chain } from 'viem'
import type { Config, Transport } from 'wagmi'
import type { Connection } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import type { AdapterReport, NativeBalance, WalletAdapter } from '../../machines/ports.ts'
import { Follower } from './follower.ts'
import type { Input, OnceAsked } from './once-asked.ts'
import { standingIn } from './report.ts'

/** EVM wallets over wagmi: the working half. wagmi's state is the truth, and is followed (DESIGN 5). */
export class WagmiWallets implements WalletAdapter {
  readonly namespace = 'eip155'
  readonly #config: Config
  readonly #follower: Follower
  readonly #wayTo: (chain: Chain) => Transport
  readonly #first: readonly Network[]
  #networks: readonly Network[]
  #rest: OnceAsked | undefined

  /** @param networks Those at the start, of whatever namespace: chains that wagmi has besides are left to the dApp. */
  constructor(
    config: Config,
    configured: ReadonlySet<string>,
    wayTo: (chain: Chain) => Transport,
    networks: readonly Network[],
  ) {
    this.#config = config
    this.#follower = new Follower(config, configured)
    this.#wayTo = wayTo
    this.#first = networks
    this.#networks = networks
    const isMissing = ({ chainNamespace, id }: Network) =>
      chainNamespace === this.namespace && !config.chains.some((chain) => chain.id === Number(id))
    if (networks.some(isMissing)) this.setNetworks(networks)
  }

  watch(report: (state: AdapterReport) => void): () => void {
    return this.#follower.watch(report)
  }

  approach(): void {
    // If the code can't be had now, whoever asks is told so.
    this.#load().catch(() => undefined)
  }

  async connect(input: Input<'connect'>, signal: AbortSignal): Promise<Connection> {
    return (await this.#load()).connect(input, signal)
  }

  async reconnect(input: Input<'reconnect'>, signal: AbortSignal): Promise<Connection | null> {
    return (await this.#load()).reconnect(input, signal)
  }

  async disconnect(input: Input<'disconnect'>, signal: AbortSignal): Promise<void> {
    return (await this.#load()).disconnect(input, signal)
  }

  async activate(input: Input<'activate'>, signal: AbortSignal): Promise<void> {
    return (await this.#load()).activate(input, signal)
  }

  async switchNetwork(input: Input<'switchNetwork'>, signal: AbortSignal): Promise<void> {
    return (await this.#load()).switchNetwork(input, signal)
  }

  async signMessage(input: Input<'signMessage'>, signal: AbortSignal): Promise<string> {
    return (await this.#load()).signMessage(input, signal)
  }

  async sendTransaction(input: Input<'sendTransaction'>, signal: AbortSignal): Promise<string> {
    return (await this.#load()).sendTransaction(input, signal)
  }

  async estimate(input: Input<'estimate'>, signal: AbortSignal): Promise<string> {
    return (await this.#load()).estimate(input, signal)
  }

  async balance(input: Input<'balance'>, signal: AbortSignal): Promise<NativeBalance> {
    return (await this.#load()).balance(input, signal)
  }

  /** wagmi's chains follow soon, and before anything that needs one. */
  setNetworks(networks: readonly Network[]): void {
    this.#networks = networks
    // If the code can't be had now, it is when a network is needed.
    this.#load()
      .then((rest) => rest.follow())
      .catch(() => undefined)
  }

  provider(connectorId: string): unknown {
    const standing = standingIn(this.#config, connectorId)
    return standing && this.#follower.provider(standing.connector.uid)
  }

  /** What the list of wallets can do without, fetched anew where it did not come. @throws `adapter.failed`. */
  async #load(): Promise<OnceAsked> {
    const { OnceAsked } = await import('./once-asked.ts').catch((cause: unknown) => {
      throw new PorticoError('adapter.failed', undefined, { cause })
    })
    this.#rest ??= new OnceAsked(this.#config, this.#follower, this.#wayTo, this.#first)
    this.#rest.networks = this.#networks
    return this.#rest
  }
}
