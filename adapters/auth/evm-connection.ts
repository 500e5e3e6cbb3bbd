import { type Address, type Chain, numberToHex } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { PorticoError } from '../../core/errors.ts'
import { parseAddress, parseChainId } from '../evm/parse.ts'
import { EvmProvider } from './evm-provider.ts'
import type { AuthWallet } from './wallet.ts'

type WagmiParts = Parameters<CreateConnectorFn>[0]

interface Asked<WithCapabilities extends boolean> {
  chainId?: number | undefined
  isReconnecting?: boolean | undefined
  withCapabilities?: WithCapabilities | boolean | undefined
}

interface Granted<WithCapabilities extends boolean> {
  accounts: WithCapabilities extends true
    ? readonly { address: Address; capabilities: Record<string, unknown> }[]
    : readonly Address[]
  chainId: number
}

/** The user of the frame on EVM. The frame is the truth; which chain it is on, it is told. */
class EvmConnection {
  readonly #wallet: AuthWallet
  readonly #parts: WagmiParts
  readonly provider: EvmProvider
  accounts: readonly Address[] = []
  chainId = 0

  constructor(wallet: AuthWallet, parts: WagmiParts) {
    this.#wallet = wallet
    this.#parts = parts
    this.provider = new EvmProvider({
      frame: () => wallet.frame(),
      accounts: () => this.accounts,
      chain: () => ({ chainId: this.chainId, rpcUrl: this.#nodeOf(this.chainId) }),
      go: (chainId) => this.switchChain(chainId),
    })
  }

  /** Takes the user who is logged in. @throws what the frame says where nobody is. */
  connect<WithCapabilities extends boolean = false>(asked?: Asked<WithCapabilities>): Promise<Granted<WithCapabilities>>
  async connect({ chainId, withCapabilities }: Asked<boolean> = {}): Promise<Granted<boolean>> {
    const frame = await this.#wallet.frame()
    const user = await frame.user({ chainId: this.#choose(chainId, frame.lastChainId) })
    const address = parseAddress(user.address)
    if (!address) throw new PorticoError('wallet.badAccount')
    const on = parseChainId(user.chainId)
    if (on === undefined) throw new PorticoError('wallet.badChain')
    this.accounts = [address]
    this.chainId = on
    return {
      accounts: withCapabilities ? [{ address, capabilities: {} }] : this.accounts,
      chainId: on,
    }
  }

  async disconnect(): Promise<void> {
    this.accounts = []
    await (await this.#wallet.frame()).signOut()
    this.provider.emit('disconnect', { code: 4900, message: 'Disconnected' })
  }

  async isAuthorized(): Promise<boolean> {
    return (await this.#wallet.frame()).isConnected()
  }

  /** @throws `chain.notConfigured` for a chain that the dApp does not have. */
  async switchChain(chainId: number): Promise<Chain> {
    const chain = this.#parts.chains.find(({ id }) => id === chainId)
    if (!chain) throw new PorticoError('chain.notConfigured')
    await (await this.#wallet.frame()).switchNetwork(chainId, this.#nodeOf(chainId))
    this.chainId = chainId
    this.#parts.emitter.emit('change', { chainId })
    this.provider.emit('chainChanged', numberToHex(chainId))
    return chain
  }

  /** The chain that is asked for, else the last one, else the dApp's first: of those that the dApp has. */
  #choose(asked: number | undefined, last: string | undefined): number {
    const ids = this.#parts.chains.map(({ id }) => id)
    const wanted = [asked, parseChainId(last)]
    return wanted.find((id) => id !== undefined && ids.includes(id)) ?? this.#parts.chains[0].id
  }

  #nodeOf(chainId: number): string | undefined {
    return this.#parts.chains.find(({ id }) => id === chainId)?.rpcUrls.default.http[0]
  }
}

const made = new WeakMap<object, EvmConnection>()

/** What a connector loads when it is first used: one for each. */
export function connectionOf(wallet: AuthWallet, parts: WagmiParts): EvmConnection {
  const connection = made.get(parts.emitter) ?? new EvmConnection(wallet, parts)
  made.set(parts.emitter, connection)
  return connection
}
