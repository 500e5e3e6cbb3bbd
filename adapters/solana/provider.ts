import { EventEmitter } from '@solana/wallet-adapter-base'
import { type Connection, PublicKey, type SendOptions, Transaction, VersionedTransaction } from '@solana/web3.js'
import { PorticoError } from '../../core/errors.ts'
import { solanaError } from './errors.ts'
import type { SolanaWallet } from './wallet.ts'

type AnyTransaction = Transaction | VersionedTransaction

/** The dependencies of a provider. */
export interface SolanaProviderDeps {
  wallet: SolanaWallet
  /** The addresses that the wallet shares now, the active one first. */
  addresses(): readonly string[]
  /** The wallet's name of the chain; undefined if it does not have the connection's network. */
  chain(): string | undefined
  /** The node of the connection's network. */
  node(): Connection
  disconnect(): Promise<void>
}

interface Events {
  accountsChanged(publicKey: PublicKey): void
  disconnect(): void
}

/** The provider of `useAppKitProvider('solana')`: a live connection with the interface of a wallet adapter. */
export class SolanaProvider extends EventEmitter<Events> {
  readonly #deps: SolanaProviderDeps

  constructor(deps: SolanaProviderDeps) {
    super()
    this.#deps = deps
  }

  /** The name of the wallet. */
  get name(): string {
    return this.#deps.wallet.id
  }

  get publicKey(): PublicKey | undefined {
    const [address] = this.#deps.addresses()
    return address === undefined ? undefined : new PublicKey(address)
  }

  getAccounts(): { address: string; publicKey: PublicKey }[] {
    return this.#deps.addresses().map((address) => ({ address, publicKey: new PublicKey(address) }))
  }

  /** Already connected: resolves with the address. */
  async connect(): Promise<string> {
    return this.#address()
  }

  disconnect(): Promise<void> {
    return this.#deps.disconnect()
  }

  signMessage(message: Uint8Array): Promise<Uint8Array> {
    return translated(async () => this.#deps.wallet.signMessage(this.#address(), message))
  }

  async signTransaction<T extends AnyTransaction>(transaction: T): Promise<T> {
    const [signed] = await this.signAllTransactions([transaction])
    return signed ?? transaction
  }

  signAllTransactions<T extends AnyTransaction>(transactions: readonly T[]): Promise<T[]> {
    return translated(async () => {
      const { wallet, chain } = this.#deps
      const signed = await wallet.signTransactions(this.#address(), chain(), transactions.map(bytesOf))
      return transactions.map((transaction, index) => withSignatures(transaction, signed[index]))
    })
  }

  /** Resolves with the signature in base58. */
  signAndSendTransaction(transaction: AnyTransaction, options?: SendOptions): Promise<string> {
    return this.#send(transaction, () => this.#deps.node(), options)
  }

  sendTransaction(transaction: AnyTransaction, connection: Connection, options?: SendOptions): Promise<string> {
    return this.#send(transaction, () => connection, options)
  }

  #send(transaction: AnyTransaction, node: () => Connection, options: SendOptions | undefined): Promise<string> {
    return translated(async () => {
      const chain = this.#deps.chain()
      if (chain === undefined) throw new PorticoError('wallet.chainUnknown')
      return this.#deps.wallet.send({
        address: this.#address(),
        chain,
        transaction: bytesOf(transaction),
        connection: node(),
        ...(options && { options }),
      })
    })
  }

  #address(): string {
    const [address] = this.#deps.addresses()
    if (address === undefined) throw new PorticoError('wallet.notConnected')
    return address
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw solanaError(cause)
  }
}

const bytesOf = (transaction: AnyTransaction): Uint8Array =>
  transaction instanceof Transaction
    ? transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
    : transaction.serialize()

/** The same transaction with the wallet's signatures. The wallet may have changed more than those. */
function withSignatures<T extends AnyTransaction>(transaction: T, bytes: Uint8Array | undefined): T {
  if (!bytes) throw new PorticoError('wallet.badAnswer')
  const signed = transaction instanceof Transaction ? Transaction.from(bytes) : VersionedTransaction.deserialize(bytes)
  return Object.assign(transaction, signed)
}
