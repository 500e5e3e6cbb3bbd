import type { SolanaAccount } from '../../solana/accounts.ts'
import { invalidParams, unauthorized } from '../errors.ts'
import type { Lock } from '../lock.ts'
import type { Notify } from '../namespace.ts'
import { Permissions } from '../permissions.ts'

/** A cluster as a wallet knows it. */
export interface WalletCluster {
  id: string
  name: string
  call(method: string, params: readonly unknown[]): Promise<unknown>
}

/** An account in the Wallet Standard's format. */
export interface StandardAccount {
  address: string
  publicKey: Uint8Array
  chains: readonly string[]
  features: readonly string[]
}

/** dApps' name for a cluster that is not public: here the wallet's first. */
export const LOCALNET = 'solana:localnet'

const ACCOUNT_FEATURES = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'] as const

/** The state of a wallet's Solana side. */
export class SolanaCore {
  readonly accounts: readonly SolanaAccount[]
  readonly lock: Lock
  readonly #known: readonly WalletCluster[]
  readonly #permissions = new Permissions<string>()
  readonly #notify: Notify
  #clusters: readonly string[]
  #selected: string

  constructor(accounts: readonly SolanaAccount[], clusters: readonly WalletCluster[], lock: Lock, notify: Notify) {
    const first = accounts[0]
    if (!first) throw new Error('A wallet needs an account.')
    this.accounts = accounts
    this.lock = lock
    this.#known = clusters
    this.#clusters = clusters.map(({ id }) => id)
    this.#notify = notify
    this.#selected = first.address
    lock.watch(() => this.#tellAll())
  }

  get selected(): string {
    return this.#selected
  }

  /** The chains that the wallet reports. */
  get chains(): string[] {
    return [LOCALNET, ...this.#clusters]
  }

  /** The user enables and disables clusters. Unknown clusters are allowed: the wallet can't send anything there. */
  setClusters(ids: readonly string[]): void {
    this.#clusters = ids
    this.#notify('solana:state', [{ chains: this.chains }])
    this.#tellAll()
  }

  /** The cluster that a dApp names. */
  cluster(chain: unknown): WalletCluster {
    const id = chain === undefined || chain === LOCALNET ? this.#clusters[0] : chain
    const found = this.#known.find((cluster) => cluster.id === id)
    if (!found || !this.#clusters.includes(found.id)) {
      throw invalidParams(`The wallet does not have the chain ${JSON.stringify(chain)}.`)
    }
    return found
  }

  /** The addresses visible to an origin: the selected one first, and none while the wallet is locked. */
  addressesOf(origin: string): string[] {
    if (this.lock.locked) return []
    return this.#permissions.of(origin).sort((a, b) => Number(b === this.#selected) - Number(a === this.#selected))
  }

  /** The accounts visible to an origin. */
  accountsOf(origin: string): StandardAccount[] {
    return this.addressesOf(origin).flatMap((address) => {
      const account = this.accounts.find((own) => own.address === address)
      if (!account) return []
      const publicKey = account.keypair.publicKey.toBytes()
      return [{ address, publicKey, chains: this.chains, features: ACCOUNT_FEATURES }]
    })
  }

  /** An origin's account for signing. Throws 4100 if the origin may not use it. */
  signer(origin: string, address: unknown): SolanaAccount {
    const account = this.accounts.find((own) => own.address === address)
    if (!account || !this.addressesOf(origin).includes(account.address)) throw unauthorized()
    return account
  }

  /** The user connects an origin, with these accounts or with the selected one. This unlocks a locked wallet. */
  grant(origin: string, chosen?: readonly string[]): void {
    const own = this.accounts.map(({ address }) => address).filter((address) => chosen?.includes(address))
    this.#permissions.grant(origin, own.length > 0 ? own : [this.#selected])
    this.lock.set(false)
    this.#tell(origin)
  }

  revoke(origin: string): void {
    if (this.#permissions.revoke(origin)) this.#tell(origin)
  }

  origins(): string[] {
    return this.#permissions.origins()
  }

  /** The user selects another account, which is then connected to all connected origins. */
  select(address: string): void {
    this.#selected = address
    for (const origin of this.origins()) {
      this.#permissions.grant(origin, [...this.#permissions.of(origin), address])
      this.#tell(origin)
    }
  }

  #tellAll(): void {
    for (const origin of this.origins()) this.#tell(origin)
  }

  #tell(origin: string): void {
    this.#notify('solana:state', [{ accounts: this.accountsOf(origin) }], origin)
  }
}
