import type { Address, LocalAccount } from 'viem'
import { type Chains, hexChainId } from './chains.ts'
import { unauthorized } from './errors.ts'
import type { Lock } from './lock.ts'
import type { Notify } from './namespace.ts'
import { Permissions } from './permissions.ts'

/**
 * The state of a wallet's EVM side: its accounts, its chain, each origin's permissions, and notifications of changes.
 */
export class WalletCore {
  readonly accounts: readonly LocalAccount[]
  readonly chains: Chains
  readonly #permissions = new Permissions<Address>()
  readonly #lock: Lock
  readonly #notify: Notify
  #selected: Address

  constructor(accounts: readonly LocalAccount[], chains: Chains, lock: Lock, notify: Notify) {
    const first = accounts[0]
    if (!first) throw new Error('A wallet needs an account.')
    this.accounts = accounts
    this.chains = chains
    this.#lock = lock
    this.#notify = notify
    this.#selected = first.address
    lock.watch(() => {
      for (const origin of this.#permissions.origins()) this.#tellAccounts(origin)
    })
  }

  get locked(): boolean {
    return this.#lock.locked
  }

  get selected(): Address {
    return this.#selected
  }

  /** The accounts visible to an origin: the selected one first, and none while the wallet is locked. */
  accountsOf(origin: string): Address[] {
    if (this.locked) return []
    const granted = this.#permissions.of(origin)
    return granted.sort((a, b) => Number(b === this.#selected) - Number(a === this.#selected))
  }

  /** An origin's account for signing. Throws 4100 if the origin may not use it. */
  signer(origin: string, address: string): LocalAccount {
    const wanted = address.toLowerCase()
    const allowed = this.accountsOf(origin).some((granted) => granted.toLowerCase() === wanted)
    const account = this.accounts.find((own) => own.address.toLowerCase() === wanted)
    if (!allowed || !account) throw unauthorized()
    return account
  }

  /** The user connects an origin, with these accounts or with the selected one. This unlocks a locked wallet. */
  grant(origin: string, chosen?: readonly string[]): Address[] {
    const own = this.accounts.map(({ address }) => address).filter((address) => chosen?.includes(address))
    this.#permissions.grant(origin, own.length > 0 ? own : [this.#selected])
    this.#lock.set(false)
    this.#tellAccounts(origin)
    return this.accountsOf(origin)
  }

  /** The user, or the origin itself, ends the connection. */
  revoke(origin: string): void {
    if (this.#permissions.revoke(origin)) this.#tellAccounts(origin)
  }

  revokeAll(): void {
    for (const origin of this.#permissions.origins()) this.revoke(origin)
  }

  /** The user selects another account, which is then connected to all connected origins. */
  select(address: Address): void {
    this.#selected = address
    for (const origin of this.#permissions.origins()) {
      this.#permissions.grant(origin, [...this.#permissions.of(origin), address])
      this.#tellAccounts(origin)
    }
  }

  switchChain(chainId: number): void {
    if (this.chains.current === chainId) return
    this.chains.current = chainId
    this.#notify('chainChanged', [hexChainId(chainId)])
  }

  #tellAccounts(origin: string): void {
    this.#notify('accountsChanged', [this.accountsOf(origin)], origin)
  }
}
