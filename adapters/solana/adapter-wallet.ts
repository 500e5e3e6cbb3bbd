import type { Adapter } from '@solana/wallet-adapter-base'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import { PorticoError } from '../../core/errors.ts'
import { parseIcon, parseName } from '../../core/parse-shown.ts'
import { sendingError } from './broadcast.ts'
import { bytesFrom, signatureLength, signatureOf } from './parse.ts'
import { tryGet } from './try-get.ts'
import type { Sending, SolanaWallet } from './wallet.ts'

const events = ['connect', 'disconnect'] as const

/** A wallet that the dApp configured as a wallet adapter, the form before the Wallet Standard. */
export class AdapterWallet implements SolanaWallet {
  readonly id: string
  readonly icon: string | undefined
  readonly type = 'EXTERNAL'
  readonly #adapter: Adapter
  /** The request to connect that the adapter has not answered yet. */
  #asked: { silent: boolean; answer: Promise<void> } | undefined

  constructor(adapter: Adapter) {
    this.#adapter = adapter
    this.id = parseName(tryGet(() => adapter.name))
    this.icon = parseIcon(tryGet(() => adapter.icon))
  }

  get isReady(): boolean {
    const { readyState } = this.#adapter
    return readyState === 'Installed' || readyState === 'Loadable'
  }

  get accounts(): unknown {
    const key = tryGet(() => this.#adapter.publicKey)
    return key ? [{ address: tryGet(() => key.toBase58()) }] : []
  }

  get isLegacy(): boolean {
    return !this.#adapter.supportedTransactionVersions?.has(0)
  }

  chainsOf(): undefined {
    return undefined
  }

  /**
   * An adapter ignores a request while another one runs, so that one is waited for.
   * @throws `wallet.pending` if the dApp itself is connecting it.
   */
  async connect(silent: boolean): Promise<void> {
    if (this.#adapter.connecting) {
      if (!this.#asked) throw new PorticoError('wallet.pending')
      const { answer, silent: wasSilent } = this.#asked
      if (silent || !wasSilent) return answer
      await answer.catch(() => undefined)
      return this.connect(silent)
    }
    const asked = { silent, answer: silent ? this.#adapter.autoConnect() : this.#adapter.connect() }
    this.#asked = asked
    try {
      await asked.answer
    } finally {
      if (this.#asked === asked) this.#asked = undefined
    }
  }

  async disconnect(): Promise<void> {
    await this.#adapter.disconnect()
  }

  onChange(changed: () => void): () => void {
    for (const event of events) this.#adapter.on(event, changed)
    return () => {
      for (const event of events) this.#adapter.off(event, changed)
    }
  }

  /** Calls back when the wallet appears in the page or leaves it. Returns the function that stops it. */
  onReadiness(changed: () => void): () => void {
    this.#adapter.on('readyStateChange', changed)
    return () => void this.#adapter.off('readyStateChange', changed)
  }

  async signMessage(_address: string, message: Uint8Array): Promise<Uint8Array> {
    if (!('signMessage' in this.#adapter)) throw new PorticoError('wallet.unsupportedMethod')
    return bytesFrom(await this.#adapter.signMessage(message), signatureLength)
  }

  async signTransactions(_address: string, _chain: string | undefined, transactions: readonly Uint8Array[]) {
    if (!('signAllTransactions' in this.#adapter)) throw new PorticoError('wallet.unsupportedMethod')
    const read = await Promise.all(transactions.map((bytes) => this.#read(bytes)))
    const signed = await this.#adapter.signAllTransactions(read)
    return signed.map((transaction) => new Uint8Array(bytesOf(transaction)))
  }

  /** @throws `wallet.badHash` if the node did not answer the wallet in time, or already had the transaction. */
  async send({ transaction, connection, options }: Sending): Promise<string> {
    const read = await this.#read(transaction)
    try {
      return signatureOf(await this.#adapter.sendTransaction(read, connection, options))
    } catch (cause) {
      throw sendingError(cause)
    }
  }

  /** Adapters with only legacy transactions also need the legacy class. */
  async #read(bytes: Uint8Array) {
    const { Transaction, VersionedTransaction } = await import('@solana/web3.js')
    return this.isLegacy ? Transaction.from(bytes) : VersionedTransaction.deserialize(bytes)
  }
}

/** Others may have yet to sign it, which a legacy transaction checks. */
const bytesOf = (transaction: Transaction | VersionedTransaction): Uint8Array =>
  'version' in transaction
    ? transaction.serialize()
    : transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
