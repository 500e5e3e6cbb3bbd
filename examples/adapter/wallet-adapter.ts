import { type AdapterReport, type Connection, type Network, PorticoError, type WalletAdapter } from 'portico'
import type { ExampleWallet } from './wallet.ts'

type Input<Name extends 'connect' | 'activate' | 'switchNetwork' | 'signMessage' | 'sendTransaction'> = Parameters<
  WalletAdapter[Name]
>[0]

const connectorId = 'example'

/** The implementation that the adapter loads: it asks the wallet, and reports its whole state at each change. */
export class ExampleWalletAdapter implements WalletAdapter {
  readonly namespace = 'cosmos'
  readonly #wallet: ExampleWallet
  readonly #reports = new Set<(state: AdapterReport) => void>()
  #networks: readonly Network[]
  #accounts: readonly string[] = []

  constructor(wallet: ExampleWallet, networks: readonly Network[]) {
    this.#wallet = wallet
    this.#networks = networks
    // The wallet's report counts, whichever request caused it: a late approval arrives here as well.
    wallet.onAccounts((accounts) => this.#set(accounts))
  }

  watch(report: (state: AdapterReport) => void): () => void {
    this.#reports.add(report)
    report(this.#state())
    return () => void this.#reports.delete(report)
  }

  async connect(_: Input<'connect'>, signal: AbortSignal): Promise<Connection> {
    if (this.#accounts.length > 0) throw new PorticoError('wallet.alreadyConnected')
    return this.#take(await this.#asking(signal, () => this.#wallet.accounts(true)))
  }

  /** Without a prompt; null if the wallet no longer shares an account. */
  async reconnect(_: { connectorId: string }, signal: AbortSignal): Promise<Connection | null> {
    const accounts = await this.#asking(signal, () => this.#wallet.accounts(false))
    return accounts.length > 0 ? this.#take(accounts) : null
  }

  async disconnect(): Promise<void> {
    await this.#wallet.forget().catch(() => undefined)
    this.#set([])
  }

  async activate({ address }: Input<'activate'>): Promise<void> {
    if (address === undefined) return
    if (!this.#accounts.includes(address)) throw new PorticoError('wallet.unauthorized')
    this.#set([address, ...this.#accounts.filter((each) => each !== address)])
  }

  async switchNetwork({ caipNetworkId }: Input<'switchNetwork'>): Promise<void> {
    if (caipNetworkId !== this.#network) throw new PorticoError('wallet.switchUnsupported')
  }

  signMessage({ address, message }: Input<'signMessage'>, signal: AbortSignal): Promise<string> {
    return this.#asking(signal, () => this.#wallet.sign(address, message))
  }

  sendTransaction({ address, transaction }: Input<'sendTransaction'>, signal: AbortSignal): Promise<string> {
    return this.#asking(signal, () => this.#wallet.send(address, transaction))
  }

  async estimate(): Promise<string> {
    throw new PorticoError('wallet.unsupportedMethod')
  }

  async balance(): Promise<never> {
    throw new PorticoError('wallet.unsupportedMethod')
  }

  async tokens(): Promise<[]> {
    return []
  }

  async identity(): Promise<object> {
    return {}
  }

  async resolve(): Promise<never> {
    throw new PorticoError('wallet.unsupportedMethod')
  }

  async review(): Promise<never> {
    throw new PorticoError('wallet.unsupportedMethod')
  }

  async receipt(): Promise<never> {
    throw new PorticoError('wallet.unsupportedMethod')
  }

  async tokenReceivers(): Promise<[]> {
    return []
  }

  setNetworks(networks: readonly Network[]): void {
    this.#networks = networks
  }

  provider(): ExampleWallet | undefined {
    return this.#accounts.length > 0 ? this.#wallet : undefined
  }

  get #network() {
    return `${this.namespace}:${this.#wallet.chain}` as const
  }

  #connection(): Connection {
    const { namespace } = this
    const accounts = this.#accounts.map((address) => ({ address }))
    return { connectorId, namespace, accounts, caipNetworkId: this.#network }
  }

  #state(): AdapterReport {
    const isUsed = this.#networks.some(({ caipNetworkId }) => caipNetworkId === this.#network)
    const isConnected = this.#accounts.length > 0
    return {
      connectors: isUsed ? [{ id: connectorId, name: 'Example', type: 'INJECTED', namespace: this.namespace }] : [],
      connections: isConnected ? [this.#connection()] : [],
      current: isConnected ? connectorId : null,
    }
  }

  #take(accounts: readonly string[]): Connection {
    if (accounts.length === 0) throw new PorticoError('wallet.noAccounts')
    this.#set(accounts)
    return this.#connection()
  }

  /** Reports before the method that caused the change resolves. */
  #set(accounts: readonly string[]): void {
    this.#accounts = accounts
    for (const report of this.#reports) report(this.#state())
  }

  /**
   * A prompt can't be withdrawn: aborting only ends the wait for it. Whatever a wallet throws becomes a `PorticoError`.
   */
  async #asking<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
    const aborted = new Promise<never>((_, reject) => {
      const end = () => reject(new PorticoError('request.aborted'))
      if (signal.aborted) end()
      signal.addEventListener('abort', end, { once: true })
    })
    try {
      return await Promise.race([ask(), aborted])
    } catch (cause) {
      throw cause instanceof PorticoError ? cause : new PorticoError('wallet.rejected', undefined, { cause })
    }
  }
}
