import { VersionedTransaction } from '@solana/web3.js'
import * as z from 'zod'
import { fromBase58, toBase58 } from '../solana/base58.ts'
import { invalidParams, unsupported } from '../wallet/errors.ts'
import type { SolanaNamespace } from '../wallet/solana/namespace.ts'
import type { PhoneCall, PhoneNamespace, PhoneTask } from './namespace.ts'

const METHODS = [
  'solana_getAccounts',
  'solana_requestAccounts',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
] as const

const Message = z.object({ message: z.string(), pubkey: z.string() })
const Signer = { pubkey: z.string().optional(), feePayer: z.string().optional() }
const Transaction = z.object({
  transaction: z.string(),
  sendOptions: z.record(z.string(), z.unknown()).optional(),
  ...Signer,
})
const Transactions = z.object({ transactions: z.array(z.string()).min(1), ...Signer })

const Signed = z.array(z.object({ signedTransaction: z.instanceof(Uint8Array) }))
const Signatures = z.array(z.object({ signature: z.instanceof(Uint8Array) }))

/** The Solana side of a phone: translates WalletConnect's methods to the Wallet Standard's. */
export class PhoneSolana implements PhoneNamespace {
  readonly name = 'solana'
  readonly methods = METHODS
  readonly #wallet: SolanaNamespace

  constructor(wallet: SolanaNamespace) {
    this.#wallet = wallet
  }

  get chains(): string[] {
    return this.#wallet.chains.filter((chain) => chain !== 'solana:localnet')
  }

  get accounts(): string[] {
    return this.#wallet.accounts
  }

  grant(topic: string, accounts: readonly string[]): void {
    if (accounts.length === 0) this.#wallet.revoke(topic)
    else this.#wallet.served('standard:connect').run({ origin: topic, params: [] }, { accounts })
  }

  task(call: PhoneCall): PhoneTask {
    switch (call.method) {
      case 'solana_getAccounts':
      case 'solana_requestAccounts':
        return { run: () => call.accounts.map((pubkey) => ({ pubkey })) }
      case 'solana_signMessage': {
        const { message, pubkey } = read(Message, call)
        const bytes = fromBase58(message)
        if (!bytes) throw invalidParams("Expected base58 as 'message'.")
        const input = { account: pubkey, message: bytes }
        return this.#standard(call, 'solana:signMessage', [input], (answer) => ({ signature: firstSignature(answer) }))
      }
      case 'solana_signTransaction': {
        const given = read(Transaction, call)
        const input = transactionInput(call, given, given.transaction)
        return this.#standard(call, 'solana:signTransaction', [input], (answer) => {
          const [signed] = signedBy(answer)
          if (!signed) throw invalidParams('Nothing was signed.')
          return { signature: signatureOf(signed, input.account), transaction: base64(signed) }
        })
      }
      case 'solana_signAllTransactions': {
        const given = read(Transactions, call)
        const inputs = given.transactions.map((one) => transactionInput(call, given, one))
        const answer = (value: unknown) => ({ transactions: signedBy(value).map(base64) })
        return this.#standard(call, 'solana:signTransaction', inputs, answer)
      }
      case 'solana_signAndSendTransaction': {
        const given = read(Transaction, call)
        const input = { ...transactionInput(call, given, given.transaction), options: given.sendOptions }
        const answer = (value: unknown) => ({ signature: firstSignature(value) })
        return this.#standard(call, 'solana:signAndSendTransaction', [input], answer)
      }
      default:
        throw unsupported(call.method)
    }
  }

  #standard({ topic }: PhoneCall, method: string, params: unknown[], answer: (value: unknown) => unknown): PhoneTask {
    const request = { origin: topic, params }
    const served = this.#wallet.served(method)
    served.asks(request)
    const contents = this.#wallet.describe({ id: '', method, ...request })
    return { contents, run: async () => answer(await served.run(request)) }
  }
}

function read<T>(schema: z.ZodType<T>, { method, params }: PhoneCall): T {
  const given = schema.safeParse(params)
  if (!given.success) throw invalidParams(`${method}: ${z.prettifyError(given.error)}`)
  return given.data
}

function transactionInput(
  { chain, accounts }: PhoneCall,
  { pubkey, feePayer }: { pubkey?: string | undefined; feePayer?: string | undefined },
  transaction: string,
) {
  return { account: pubkey ?? feePayer ?? accounts[0], transaction: bytesOf(transaction), chain }
}

/** Plain bytes: a Buffer would not compare as equal. */
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

const signedBy = (answer: unknown) => Signed.parse(answer).map(({ signedTransaction }) => signedTransaction)

const firstSignature = (answer: unknown) => toBase58(Signatures.parse(answer)[0]?.signature ?? new Uint8Array())

function signatureOf(signed: Uint8Array, account: string | undefined): string {
  const { message, signatures } = VersionedTransaction.deserialize(signed)
  const place = message.staticAccountKeys.findIndex((key) => key.toBase58() === account)
  return toBase58(signatures[place] ?? new Uint8Array())
}
