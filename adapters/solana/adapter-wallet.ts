import type { Adapter } from '@solana/wallet-adapter-base'
import { PorticoError } from '../../core/errors.ts'
import { parseIcon, parseName } from '../../core/parse-shown.ts'
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

  async connect(silent: boolean): Promise<void> {
    if (silent) await this.#adapter.autoConnect()
    else await this.#adapter.connect()
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
    return signed.map((transaction) => new Uint8Array(transaction.serialize()))
  }

  async send({ transaction, connection, options }: Sending): Promise<string> {
    return signatureOf(await this.#adapter.sendTransaction(await this.#read(transaction), connection, options))
  }

  /** Adapters with only legacy transactions also need the legacy class. */
  async #read(bytes: Uint8Array) {
    const { Transaction, VersionedTransaction } = await import('@solana/web3.js')
    return this.isLegacy ? Transaction.from(bytes) : VersionedTransaction.deserialize(bytes)
  }
}
