import { BaseSignerWalletAdapter, WalletReadyState } from '@solana/wallet-adapter-base'
import {
  Keypair,
  SystemProgram,
  Transaction,
  TransactionMessage,
  type TransactionVersion,
  VersionedTransaction,
} from '@solana/web3.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AdapterWallet } from './adapter-wallet.ts'
import { solanaError } from './errors.ts'
import { nodeOf } from './node.ts'

const own = Keypair.fromSeed(new Uint8Array(32).fill(7))
const address = own.publicKey.toBase58()

const message = new TransactionMessage({
  payerKey: own.publicKey,
  recentBlockhash: address,
  instructions: [SystemProgram.transfer({ fromPubkey: own.publicKey, toPubkey: own.publicKey, lamports: 1 })],
})

/** A wallet adapter that signs, and sends through the dApp's node. */
class Signer extends BaseSignerWalletAdapter {
  readonly url = 'https://signer.example'
  readonly icon = ''
  readonly readyState = WalletReadyState.Installed
  readonly publicKey = own.publicKey

  get name(): never {
    throw new Error('A test does not look at its name.')
  }

  get connecting() {
    return false
  }

  supportedTransactionVersions: ReadonlySet<TransactionVersion> = new Set(['legacy', 0])

  async connect(): Promise<void> {}

  async disconnect(): Promise<void> {}

  async signTransaction<T extends Transaction | VersionedTransaction>(transaction: T): Promise<T> {
    if (transaction instanceof VersionedTransaction) transaction.sign([own])
    else transaction.partialSign(own)
    return transaction
  }
}

/** The same, which answers when the test says so, and ignores a request while another one runs. */
class Slow extends Signer {
  readonly asked: { silent: boolean; answer(): void; fail(): void }[] = []
  #isConnecting = false

  override get connecting() {
    return this.#isConnecting
  }

  override connect = () => this.#ask(false)

  override autoConnect = () => this.#ask(true)

  async #ask(silent: boolean): Promise<void> {
    if (this.#isConnecting) return
    this.#isConnecting = true
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.asked.push({ silent, answer: resolve, fail: () => reject(new Error('No')) })
    await promise.finally(() => {
      this.#isConnecting = false
    })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

describe('a transfer that a configured wallet sends through the dApp’s node', () => {
  const codeAfter = async (ask: typeof fetch) => {
    const connection = nodeOf(['https://one.example/'], { fetch: ask }, new AbortController().signal)
    const transaction = new VersionedTransaction(message.compileToV0Message()).serialize()
    const sending = new AdapterWallet(new Signer()).send({ address, chain: 'solana:mainnet', transaction, connection })
    const code = sending.catch((cause) => solanaError(cause).code)
    await vi.runAllTimersAsync()
    return code
  }
  const fails = (message: string) =>
    Response.json({ jsonrpc: '2.0', id: '1', error: { code: -32002, message: `Simulation failed: ${message}` } })

  it('may have been sent if the node already has it: its first answer was lost [send-undecided]', async () => {
    expect(await codeAfter(async () => fails('This transaction has already been processed'))).toBe('wallet.badHash')
  })

  it('has failed if the node refuses it', async () => {
    expect(await codeAfter(async () => fails('custom program error'))).toBe('transaction.failed')
  })
})

it('a configured wallet returns a legacy transaction that others have yet to sign', async () => {
  const other = Keypair.fromSeed(new Uint8Array(32).fill(8))
  const transfer = SystemProgram.transfer({ fromPubkey: other.publicKey, toPubkey: own.publicKey, lamports: 1 })
  const transaction = new Transaction({ feePayer: own.publicKey, recentBlockhash: address }).add(transfer)
  const bytes = transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
  const adapter = new Signer()
  adapter.supportedTransactionVersions = new Set(['legacy'])
  const [signed = bytes] = await new AdapterWallet(adapter).signTransactions(address, undefined, [bytes])
  const signatures = Transaction.from(signed).signatures.map(({ publicKey, signature }) => [
    publicKey.toBase58(),
    signature !== null,
  ])
  expect(signatures).toEqual([
    [address, true],
    [other.publicKey.toBase58(), false],
  ])
})

describe('a configured wallet that is connecting', () => {
  it('is asked with a prompt once it has answered the silent request', async () => {
    const adapter = new Slow()
    const wallet = new AdapterWallet(adapter)
    const silently = wallet.connect(true).catch(({ message }) => message)
    const [one, other] = [wallet.connect(false), wallet.connect(false)]
    adapter.asked[0]?.fail()
    expect(await silently).toBe('No')
    await vi.waitFor(() => expect(adapter.asked.map(({ silent }) => silent)).toEqual([true, false]))
    adapter.asked[1]?.answer()
    await Promise.all([one, other])
    expect(adapter.asked).toHaveLength(2)
  })

  it('is not asked silently while its prompt is open', async () => {
    const adapter = new Slow()
    const wallet = new AdapterWallet(adapter)
    const connecting = wallet.connect(false)
    const silently = wallet.connect(true)
    adapter.asked[0]?.answer()
    await Promise.all([connecting, silently])
    expect(adapter.asked).toMatchObject([{ silent: false }])
    void wallet.connect(true)
    expect(adapter.asked).toHaveLength(2)
  })
})
