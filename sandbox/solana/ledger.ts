import type { VersionedTransaction } from '@solana/web3.js'
import type { MessageKeys } from './message.ts'
import type { Execution, StoredAccount } from './svm.ts'

/** A transaction on a chain, whether it succeeded or failed. */
export interface Landed {
  signature: string
  slot: number
  /** Seconds since 1970. */
  blockTime: number
  transaction: VersionedTransaction
  keys: MessageKeys
  execution: Execution
  /** Its accounts before and after, in the order of its keys. */
  before: (StoredAccount | undefined)[]
  after: (StoredAccount | undefined)[]
}

/** All transactions of a chain. */
export class Ledger {
  readonly #bySignature = new Map<string, Landed>()
  readonly #byAddress = new Map<string, Landed[]>()

  /** The number of transactions. */
  get size(): number {
    return this.#bySignature.size
  }

  add(landed: Landed): void {
    this.#bySignature.set(landed.signature, landed)
    for (const address of new Set(landed.keys.all)) {
      const list = this.#byAddress.get(address) ?? []
      this.#byAddress.set(address, list)
      list.push(landed)
    }
  }

  get(signature: string): Landed | undefined {
    return this.#bySignature.get(signature)
  }

  /** The transactions that name an address, newest first. */
  of(address: string): Landed[] {
    return (this.#byAddress.get(address) ?? []).toReversed()
  }
}
