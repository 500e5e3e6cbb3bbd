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

/** An account as the Wallet Standard has it. */
export interface StandardAccount {
  address: string
  publicKey: Uint8Array
  chains: readonly string[]
  features: readonly string[]
}

/** What dApps call a cluster that is not one of the public ones: here the first that the wallet has. */
export const LOCALNET = 'solana:localnet'

const ACCOUNT_FEATURES = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'] as const

/** The facts of the Solana side of a wallet. */
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

  /** The chains that the wallet says it has. */
  get chains(): string[] {
    return [LOCALNET, ...this.#clusters]
  }

  /** The user turns clusters on and off. One that the wallet does not know is allowed: it can then send nothing there. */
  setClusters(ids: readonly string[]): void {
    this.#clusters = ids
    this.#notify('solana:state', [{ chains: this.chains }])
    this.#tellAll()
  }

  /** The cluster that a dApp means. */
  cluster(chain: unknown): WalletCluster {
    const id = chain === undefined || chain === LOCALNET ? this.#clusters[0] : chain
    const found = this.#known.find((cluster) => cluster.id === id)
    if (!found || !this.#clusters.includes(found.id)) {
      throw invalidParams(`The wallet does not have the chain ${JSON.stringify(chain)}.`)
    }
    return found
  }

  /** The addresses that an origin sees now: the selected one first, and none while the wallet is locked. */
  addressesOf(origin: string): string[] {
    if (this.lock.locked) return []
    return this.#permissions.of(origin).sort((a, b) => Number(b === this.#selected) - Number(a === this.#selected))
  }

  /** The accounts that an origin sees now. */
  accountsOf(origin: string): StandardAccount[] {
    return this.addressesOf(origin).flatMap((address) => {
      const account = this.accounts.find((own) => own.address === address)
      if (!account) return []
      const publicKey = account.keypair.publicKey.toBytes()
      return [{ address, publicKey, chains: this.chains, features: ACCOUNT_FEATURES }]
    })
  }

  /** The account that an origin wants to sign with. Throws 4100 if it may not. */
  signer(origin: string, address: unknown): SolanaAccount {
    const account = this.accounts.find((own) => own.address === address)
    if (!account || !this.addressesOf(origin).includes(account.address)) throw unauthorized()
    return account
  }

  /** The user connects an origin: with these accounts, or with the selected one. A locked wallet is unlocked by it. */
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

  /** The user picks another account and connects it to the origins that are connected. */
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
