import { base58 } from '@scure/base'
import type { WalletAccount } from '@wallet-standard/base'
import type { EmbeddedUser } from '../../core/connector.ts'
import type { UserChange } from '../../core/embedded-frame.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import { networkFor } from '../solana/clusters.ts'
import { parseAddress } from '../solana/parse.ts'
import { asRpcError } from './rpc-error.ts'
import { userOf } from './user-of.ts'
import { type AuthWallet, wasUsed } from './wallet.ts'

/** The features of the account. */
const features = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'] as const

/** The frame's user on Solana, with one plain account. The dApp decides the network. */
export class SolanaConnection {
  readonly #wallet: AuthWallet
  readonly #watchers = new Set<() => void>()
  #network: Network | undefined
  #account: WalletAccount | undefined
  #user: EmbeddedUser | undefined
  #unwatch: (() => void) | undefined

  constructor(wallet: AuthWallet) {
    this.#wallet = wallet
  }

  get account(): WalletAccount | undefined {
    return this.#account
  }

  get user(): EmbeddedUser | undefined {
    return this.#user
  }

  /** Tells the frame about a switch; the first network is part of the request for the account. */
  async goTo(network: Network): Promise<void> {
    if (this.#account) await (await this.#wallet.frame()).switchNetwork(network.caipNetworkId, network.rpcUrls[0])
    this.#network = network
  }

  /**
   * Connects the logged-in user. Without a login, a silent call does nothing.
   * @throws the frame's error if there is no user.
   */
  async connect(silent: boolean): Promise<void> {
    if (silent && !wasUsed()) return
    const frame = await this.#wallet.frame()
    if (silent && !(await frame.isConnected())) return
    // No preferred account type: Solana has only one.
    const { address, user } = await frame.taking(async () => {
      const user = await frame.user(this.#network ? { chainId: this.#network.caipNetworkId } : {})
      const address = parseAddress(user.address)
      if (address === undefined) throw new PorticoError('wallet.badAccount')
      return { address, user }
    })
    this.#account = { address, publicKey: base58.decode(address), chains: [], features }
    this.#user = userOf(this.#wallet, frame, { ...user, smartAccountDeployed: false }, ['eoa'])
    this.#unwatch ??= frame.watchUser((change) => this.#change(change))
    this.#emitChange()
  }

  async disconnect(): Promise<void> {
    this.#end()
    await (await this.#wallet.frame()).signOut()
  }

  /** Calls back after each change of the account or its user. Returns the function that stops it. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed)
    return () => void this.#watchers.delete(changed)
  }

  /**
   * Sends a call to the frame, on a chain in the wallets' notation, or else on the selected network.
   * @throws wallet errors.
   */
  async call(method: string, params: unknown, chain: string | undefined): Promise<unknown> {
    const network = this.#network
    const chainId = (chain === undefined ? undefined : networkFor(chain)) ?? network?.caipNetworkId
    if (chainId === undefined) throw new PorticoError('wallet.chainUnknown')
    const [rpcUrl] = network?.caipNetworkId === chainId ? network.rpcUrls : []
    try {
      const frame = await this.#wallet.frame()
      return await frame.call({
        ...{ method, params, chainNamespace: 'solana', chainId },
        ...(rpcUrl !== undefined && { rpcUrl }),
      })
    } catch (cause) {
      throw asRpcError(cause)
    }
  }

  #change(change: UserChange): void {
    if ('signedOut' in change) {
      this.#end()
      return
    }
    // The account type matters only in namespaces with several.
    if (!('email' in change) || !this.#user) return
    this.#user = { ...this.#user, email: change.email }
    this.#emitChange()
  }

  #end(): void {
    this.#unwatch?.()
    this.#unwatch = undefined
    this.#account = undefined
    this.#user = undefined
    this.#emitChange()
  }

  #emitChange(): void {
    for (const changed of [...this.#watchers]) changed()
  }
}
