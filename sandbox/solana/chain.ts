import { createHash } from 'node:crypto'
import {
  Keypair,
  LAMPORTS_PER_SOL,
  type PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { solanaAccounts } from './accounts.ts'
import { toBase58 } from './base58.ts'
import type { TransactionError } from './errors.ts'
import { type Landed, Ledger } from './ledger.ts'
import { keysOf } from './message.ts'
import { Svm } from './svm.ts'
import { putToken } from './token.ts'

/** The number of blocks for which a blockhash is valid. */
const BLOCKHASH_LIFE = 150

/** Each account's initial balance: 10,000 SOL. */
const SOL_GRANT = 10_000n * BigInt(LAMPORTS_PER_SOL)

/** The callbacks of a chain's subscribers. */
export interface ChainWatcher {
  onSlot?(slot: number): void
  onLanded?(landed: Landed): void
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** A chain of blocks around the runtime: slots, blockhashes, a history and a faucet. Blocks are final at once. */
export class SolanaChain {
  readonly genesisHash: string
  readonly svm = new Svm()
  readonly ledger = new Ledger()

  readonly #faucet: Keypair
  readonly #watchers = new Set<ChainWatcher>()
  readonly #blockhashes = new Map<string, number>()
  readonly #firstSlot: number
  #height = 0
  #blockhash = ''

  /** Chains with different names have different genesis hashes, and reject each other's transactions. */
  constructor(name: string) {
    this.genesisHash = toBase58(digest(name))
    this.#firstSlot = Number(this.svm.slot)
    this.#faucet = Keypair.fromSeed(digest('Sandbox faucet'))
    fund(this.svm, this.#faucet.publicKey, 1_000_000n * SOL_GRANT)
    for (const { keypair } of solanaAccounts) fund(this.svm, keypair.publicKey, SOL_GRANT)
    putToken(this.svm)
    this.advance(1)
  }

  get slot(): number {
    return this.#firstSlot + this.#height
  }

  get height(): number {
    return this.#height
  }

  get blockhash(): string {
    return this.#blockhash
  }

  /** The last block height at which the latest blockhash is valid. */
  get lastValidHeight(): number {
    return this.#height + BLOCKHASH_LIFE
  }

  isValid(blockhash: string): boolean {
    const height = this.#blockhashes.get(blockhash)
    return height !== undefined && this.#height <= height + BLOCKHASH_LIFE
  }

  /** Produces blocks. */
  advance(count: number): void {
    for (let made = 0; made < count; made++) {
      this.#height += 1
      this.#blockhash = toBase58(digest(`${this.genesisHash} ${this.#height}`))
      this.#blockhashes.set(this.#blockhash, this.#height)
      for (const watcher of [...this.#watchers]) watcher.onSlot?.(this.slot)
    }
    for (const hash of this.#blockhashes.keys()) if (!this.isValid(hash)) this.#blockhashes.delete(hash)
    this.svm.setClock(BigInt(this.slot), BigInt(now()))
  }

  /**
   * Executes a transaction and adds it to the chain. A refused transaction is not added and costs no fee; the reason is
   * returned.
   */
  send(transaction: VersionedTransaction): { landed: Landed } | { refused: TransactionError } {
    const signature = signatureOf(transaction)
    const refused = this.refuses(transaction)
    if (refused) return { refused }

    const keys = keysOf(this.svm, transaction.message)
    const look = () => keys.all.map((address) => this.svm.account(address))
    const before = look()
    const execution = this.svm.execute(transaction)
    const after = look()
    // A failed transaction still pays its fee. Without a fee, it was not admitted.
    const paid = before[0]?.lamports !== after[0]?.lamports
    if (execution.error !== null && !paid) return { refused: execution.error }
    const landed = { signature, slot: this.slot, blockTime: now(), transaction, keys, execution, before, after }
    this.ledger.add(landed)
    for (const watcher of [...this.#watchers]) watcher.onLanded?.(landed)
    return { landed }
  }

  /** Why a transaction is refused before it runs. */
  refuses(transaction: VersionedTransaction): TransactionError {
    if (this.ledger.get(signatureOf(transaction))) return 'AlreadyProcessed'
    return this.isValid(transaction.message.recentBlockhash) ? null : 'BlockhashNotFound'
  }

  /** Sends from the faucet, in a separate block, so that the same airdrop can be repeated. */
  airdrop(to: PublicKey, lamports: number): Landed {
    this.advance(1)
    const message = new TransactionMessage({
      payerKey: this.#faucet.publicKey,
      recentBlockhash: this.#blockhash,
      instructions: [SystemProgram.transfer({ fromPubkey: this.#faucet.publicKey, toPubkey: to, lamports })],
    })
    const transaction = new VersionedTransaction(message.compileToLegacyMessage())
    transaction.sign([this.#faucet])
    const result = this.send(transaction)
    if ('refused' in result) throw new Error(`The faucet was refused: ${JSON.stringify(result.refused)}`)
    return result.landed
  }

  /** Subscribes a watcher. Returns a function that unsubscribes. */
  watch(watcher: ChainWatcher): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }
}

/** A transaction's first signature, which is its id. */
export function signatureOf({ signatures }: VersionedTransaction): string {
  return toBase58(signatures[0] ?? new Uint8Array())
}

function fund(svm: Svm, address: PublicKey, lamports: bigint): void {
  svm.put(address.toBase58(), { lamports, owner: SystemProgram.programId, data: new Uint8Array(), executable: false })
}

const now = () => Math.floor(Date.now() / 1000)
