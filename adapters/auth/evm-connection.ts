import { type Address, type Chain, numberToHex } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import type { CaipNetworkId } from '../../core/caip.ts'
import { type AccountType, type EmbeddedUser, sameId } from '../../core/connector.ts'
import type { EmbeddedFrame, FrameUser, UserChange } from '../../core/embedded-frame.ts'
import { PorticoError } from '../../core/errors.ts'
import { viemNamespace } from '../../core/namespaces.ts'
import { details } from '../evm/details.ts'
import { parseAddress, parseChainId } from '../evm/parse.ts'
import { EvmProvider } from './evm-provider.ts'
import { userOf } from './user-of.ts'
import type { AuthWallet } from './wallet.ts'

/** How often, and how many times, to check whether a transaction has deployed the smart account [embedded-deployed]. */
const deployment = { gap: 3_000, most: 10 }

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

/** The parameters for reading the frame's user. */
type Wanted = Parameters<EmbeddedFrame['user']>[0]

/** The frame's user on a chain. */
interface Found {
  address: Address
  chainId: number
  type: AccountType
  user: EmbeddedUser
  /** The chains with smart accounts; undefined if unknown. */
  smartChains: readonly number[] | undefined
}

/** The frame's user on EVM chains. The frame is the source of truth, except for the chain, which it is told. */
class EvmConnection {
  readonly #wallet: AuthWallet
  readonly #parts: WagmiParts
  readonly provider: EvmProvider
  accounts: readonly Address[] = []
  chainId = 0
  #type: AccountType = 'eoa'
  #user: EmbeddedUser | undefined
  #smartChains: readonly number[] | undefined
  #unwatch: (() => void) | undefined
  #awaits = false

  constructor(wallet: AuthWallet, parts: WagmiParts) {
    this.#wallet = wallet
    this.#parts = parts
    this.provider = new EvmProvider({
      frame: () => wallet.frame(),
      accounts: () => this.accounts,
      chain: () => ({ chainId: this.chainId, rpcUrl: this.#nodeOf(this.chainId) }),
      go: (chainId) => this.switchChain(chainId),
      onSent: () => void this.#awaitDeployment(),
    })
    details.set(parts.emitter, () => this.#details())
  }

  /** Connects the logged-in user. @throws the frame's error if there is no user. */
  connect<WithCapabilities extends boolean = false>(asked?: Asked<WithCapabilities>): Promise<Granted<WithCapabilities>>
  async connect({ chainId, isReconnecting, withCapabilities }: Asked<boolean> = {}): Promise<Granted<boolean>> {
    const frame = await this.#wallet.frame()
    const found = await frame.taking(async (signal) => {
      const preferredAccountType = await this.#wallet.preferredAccountType(viemNamespace)
      const wanted = {
        chainId: this.#choose(chainId, frame.lastChainId),
        ...(preferredAccountType && { preferredAccountType }),
      }
      return isReconnecting ? this.#ask(frame, wanted) : this.#logIn(frame, wanted, signal)
    })
    this.#take(found)
    this.#unwatch ??= frame.watchUser((change) => this.#change(change))
    return {
      accounts: withCapabilities ? this.accounts.map((address) => ({ address, capabilities: {} })) : this.accounts,
      chainId: this.chainId,
    }
  }

  async disconnect(): Promise<void> {
    this.#end()
    await (await this.#wallet.frame()).signOut()
    this.provider.emit('disconnect', { code: 4900, message: 'Disconnected' })
  }

  #end(): void {
    this.accounts = []
    this.#user = undefined
    this.#unwatch?.()
    this.#unwatch = undefined
  }

  async isAuthorized(): Promise<boolean> {
    return (await this.#wallet.frame()).isConnected()
  }

  /** @throws `chain.notConfigured` if the dApp does not have the chain. */
  async switchChain(chainId: number): Promise<Chain> {
    const chain = this.#parts.chains.find(({ id }) => id === chainId)
    if (!chain) throw new PorticoError('chain.notConfigured')
    const frame = await this.#wallet.frame()
    await frame.switchNetwork(chainId, this.#nodeOf(chainId))
    this.chainId = chainId
    this.#parts.emitter.emit('change', { chainId })
    this.provider.emit('chainChanged', numberToHex(chainId))
    // Only some networks have smart accounts, so the account may differ there. The switch itself succeeds without an
    // answer.
    const found = await this.#ask(frame, { chainId }).catch(() => undefined)
    if (found && this.#user && this.chainId === chainId) this.#emitChange(found)
    return chain
  }

  get #mayBeDeployed(): boolean {
    return this.#type === 'smartAccount' && this.#user?.isDeployed === false
  }

  /** Checks whether the smart account has been deployed, until it is, or for half a minute. */
  async #awaitDeployment(): Promise<void> {
    if (this.#awaits) return
    this.#awaits = true
    const { chainId } = this
    const frame = await this.#wallet.frame()
    for (let asked = 0; asked < deployment.most && this.#mayBeDeployed && this.chainId === chainId; asked++) {
      if (asked > 0) await new Promise((resolve) => setTimeout(resolve, deployment.gap))
      const found = await this.#ask(frame, { chainId, preferredAccountType: this.#type }).catch(() => undefined)
      if (found?.user.isDeployed && this.#mayBeDeployed && this.chainId === chainId) this.#emitChange(found)
    }
    this.#awaits = false
  }

  /** Asks the frame for the user on a chain, with the preferred account type, or else the current one. */
  async #ask(frame: EmbeddedFrame, wanted: Wanted): Promise<Found> {
    return this.#read(frame, await frame.user(wanted))
  }

  /** The same for a login, which also signs the user in to the dApp if the frame can [embedded-one-step]. */
  async #logIn(frame: EmbeddedFrame, wanted: Wanted & { chainId: number }, signal: AbortSignal): Promise<Found> {
    const signIn = await this.#wallet.signIn?.(`${viemNamespace}:${wanted.chainId}`)
    if (!signIn) return this.#ask(frame, wanted)
    try {
      const user = await frame.user({ ...wanted, siwxMessage: signIn.message })
      const found = await this.#read(frame, user)
      const { message, signature } = user
      const signed = { ...(message !== undefined && { message }), ...(signature !== undefined && { signature }) }
      const { address, type } = found
      const isSmartAccount = type === 'smartAccount'
      if (found.chainId === wanted.chainId && !signal.aborted)
        await signIn.admit({ address, isSmartAccount, ...signed }, signal)
      return found
    } catch (cause) {
      // A frame that can't sign the message may still log in.
      if (cause instanceof PorticoError && cause.code === 'frame.failed') return this.#ask(frame, wanted)
      throw cause
    }
  }

  async #read(frame: EmbeddedFrame, user: FrameUser): Promise<Found> {
    const address = parseAddress(user.address)
    if (!address) throw new PorticoError('wallet.badAccount')
    const on = parseChainId(user.chainId)
    if (on === undefined) throw new PorticoError('wallet.badChain')
    // The login does not depend on this answer.
    const smartChains = await frame.smartAccountNetworks().catch(() => undefined)
    const accountTypes = typesOf(user, smartChains?.includes(on))
    return {
      ...{ address, chainId: on, type: typeOf(user, accountTypes), smartChains },
      user: userOf(this.#wallet, frame, user, accountTypes),
    }
  }

  #take({ address, chainId, type, user, smartChains }: Found): void {
    this.accounts = [address]
    this.chainId = chainId
    this.#type = type
    this.#user = user
    this.#smartChains = smartChains
  }

  /** Notifies wagmi and the provider's listeners of the new account. */
  #emitChange(found: Found): void {
    const isOther = this.accounts[0] !== found.address
    this.#take(found)
    this.#parts.emitter.emit('change', { accounts: this.accounts })
    if (isOther) this.provider.emit('accountsChanged', [...this.accounts])
  }

  /** Applies a change by the user. @throws `wallet.badAccount` if the other account has no address. */
  #change(change: UserChange): void {
    if ('signedOut' in change) {
      this.#end()
      this.#parts.emitter.emit('disconnect')
      this.provider.emit('disconnect', { code: 4900, message: 'Disconnected' })
      return
    }
    const [address] = this.accounts
    if (!this.#user || !address) return
    const { chainId } = this
    const now: Found = { address, chainId, type: this.#type, user: this.#user, smartChains: this.#smartChains }
    if ('email' in change) {
      this.#emitChange({ ...now, user: { ...now.user, email: change.email } })
      return
    }
    const other = parseAddress(change.address)
    if (!other) throw new PorticoError('wallet.badAccount')
    this.#emitChange({ ...now, address: other, type: change.type })
  }

  #details() {
    const accounts = this.accounts.map((address) => ({ address, type: this.#type }))
    const smartAccountEnabledNetworks = this.#smartChains?.map((id): CaipNetworkId => `${viemNamespace}:${id}`)
    return {
      ...(accounts.length > 0 && { accounts }),
      ...(this.#user && { user: this.#user }),
      ...(this.#user && smartAccountEnabledNetworks && { smartAccountEnabledNetworks }),
    }
  }

  /** The chain to use: the requested one, else the last one, else the dApp's first; only chains that the dApp has. */
  #choose(asked: number | undefined, last: string | undefined): number {
    const ids = this.#parts.chains.map(({ id }) => id)
    const wanted = [asked, parseChainId(last)]
    return wanted.find((id) => id !== undefined && ids.includes(id)) ?? this.#parts.chains[0].id
  }

  #nodeOf(chainId: number): string | undefined {
    return this.#parts.chains.find(({ id }) => id === chainId)?.rpcUrls.default.http[0]
  }
}

/**
 * The account types available on a chain [embedded-smart-networks]: smart accounts if the user has one and the service
 * supports the chain, or does not say. The current account's type is always included.
 * @param hasSmart Whether the service has smart accounts on the chain; undefined if unknown.
 */
function typesOf({ address, accounts }: FrameUser, hasSmart: boolean | undefined): readonly AccountType[] {
  if (!accounts) return hasSmart ? ['eoa', 'smartAccount'] : ['eoa']
  const there = accounts.filter(
    (each) => each.type !== 'smartAccount' || hasSmart !== false || sameId(each.address, address),
  )
  return [...new Set(there.map(({ type }) => type))]
}

/** The type of the account that the frame has selected. */
function typeOf({ address, accounts, preferredAccountType }: FrameUser, known: readonly AccountType[]): AccountType {
  const said = accounts?.find((each) => sameId(each.address, address))?.type ?? preferredAccountType
  return said !== undefined && known.includes(said) ? said : 'eoa'
}

const made = new WeakMap<object, EvmConnection>()

/** The connection behind a wallet's connector, created once per wallet. */
export function connectionOf(wallet: AuthWallet, parts: WagmiParts): EvmConnection {
  const connection = made.get(parts.emitter) ?? new EvmConnection(wallet, parts)
  made.set(parts.emitter, connection)
  return connection
}
