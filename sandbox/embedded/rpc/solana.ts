import { createPrivateKey, sign } from 'node:crypto'
import { Keypair, VersionedTransaction } from '@solana/web3.js'
import * as z from 'zod'
import { PKCS8_ED25519, type SolanaAccount } from '../../solana/accounts.ts'
import { fromBase58, toBase58 } from '../../solana/base58.ts'
import type { SolanaClusters } from '../../solana/start.ts'
import { invalidParams, unsupported } from '../../wallet/errors.ts'
import { Lock } from '../../wallet/lock.ts'
import { SolanaCore } from '../../wallet/solana/core.ts'
import { SolanaNamespace } from '../../wallet/solana/namespace.ts'
import type { Session } from '../sessions.ts'
import type { User } from '../users.ts'
import type { RpcCall, RpcSide, RpcTask } from './task.ts'

/** A new user's initial balance on each cluster: 10 SOL. */
const GRANT = 10_000_000_000

const Message = z.object({ message: z.string(), pubkey: z.string() })
const Transaction = z.object({ transaction: z.string(), options: z.record(z.string(), z.unknown()).optional() })
const Transactions = z.object({ transactions: z.array(z.string()).min(1).max(100) })
const Signed = z.array(z.object({ signedTransaction: z.instanceof(Uint8Array) }))
const Signatures = z.array(z.object({ signature: z.instanceof(Uint8Array) }))

/** The Solana side of the embedded wallet. Bytes travel as base58. Loaded only if there is a Solana. */
export class SolanaSide implements RpcSide {
  readonly #clusters: SolanaClusters
  readonly #accounts = new Map<string, SolanaAccount>()

  constructor(clusters: SolanaClusters) {
    this.#clusters = clusters
  }

  addressOf({ user }: Session): string {
    return this.#accountOf(user).address
  }

  async sign({ user }: Session, text: string): Promise<string> {
    return toBase58(this.#accountOf(user).sign(new TextEncoder().encode(text)))
  }

  task({ session, request: { method, params, chainId = session.chainId } }: RpcCall): RpcTask {
    const { address } = this.#accountOf(session.user)
    // A dApp writes `solana:<reference>`, or only the reference.
    const chain = String(chainId).replace(/^(?!solana:)/, 'solana:')
    const transaction = (text: string, options?: object) => ({
      ...{ account: address, transaction: bytesOf(text), chain },
      ...(options ? { options } : {}),
    })
    switch (method) {
      case 'solana_signMessage': {
        const { message, pubkey } = read(Message, method, params)
        const input = { account: pubkey, message: bytesOf(message) }
        return this.#task(session, 'solana:signMessage', [input], signatureIn)
      }
      case 'solana_signTransaction': {
        const input = transaction(read(Transaction, method, params).transaction)
        return this.#task(session, 'solana:signTransaction', [input], (answer) => {
          const [signed = new Uint8Array()] = signedIn(answer)
          return { transaction: toBase58(signed), signature: firstSignature(signed) }
        })
      }
      case 'solana_signAllTransactions': {
        const inputs = read(Transactions, method, params).transactions.map((text) => transaction(text))
        const answer = (given: unknown) => ({ transactions: signedIn(given).map(toBase58) })
        return this.#task(session, 'solana:signTransaction', inputs, answer)
      }
      case 'solana_signAndSendTransaction': {
        const { transaction: text, options } = read(Transaction, method, params)
        return this.#task(session, 'solana:signAndSendTransaction', [transaction(text, options)], signatureIn)
      }
      default:
        throw unsupported(method)
    }
  }

  #task({ user, origin }: Session, method: string, params: unknown[], answer: (given: unknown) => unknown): RpcTask {
    const { one, two } = this.#clusters
    const core = new SolanaCore([this.#accountOf(user)], [one, two], new Lock(), () => {})
    core.grant(origin)
    const wallet = new SolanaNamespace(core)
    const served = wallet.served(method)
    served.asks({ origin, params })
    return {
      contents: wallet.describe({ id: '', origin, method, params }),
      run: async () => answer(await served.run({ origin, params })),
    }
  }

  #accountOf(user: User): SolanaAccount {
    const known = this.#accounts.get(user.id)
    if (known) return known
    const keypair = Keypair.generate()
    const key = Buffer.concat([PKCS8_ED25519, keypair.secretKey.subarray(0, 32)])
    const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
    const account: SolanaAccount = {
      address: keypair.publicKey.toBase58(),
      keypair,
      sign: (bytes) => new Uint8Array(sign(null, bytes, privateKey)),
    }
    this.#accounts.set(user.id, account)
    for (const cluster of [this.#clusters.one, this.#clusters.two]) {
      // If a cluster is down, the user gets no funds there, and the login succeeds.
      cluster.call('requestAirdrop', [account.address, GRANT]).catch(() => {})
    }
    return account
  }
}

function read<T>(schema: z.ZodType<T>, method: string, params: unknown): T {
  const given = schema.safeParse(params)
  if (!given.success) throw invalidParams(`${method}: ${z.prettifyError(given.error)}`)
  return given.data
}

function bytesOf(text: string): Uint8Array {
  const bytes = fromBase58(text)
  if (!bytes) throw invalidParams('Expected base58.')
  return bytes
}

const signedIn = (answer: unknown) => Signed.parse(answer).map(({ signedTransaction }) => signedTransaction)

const signatureIn = (answer: unknown) => ({
  signature: toBase58(Signatures.parse(answer)[0]?.signature ?? new Uint8Array()),
})

const firstSignature = (signed: Uint8Array) =>
  toBase58(VersionedTransaction.deserialize(signed).signatures[0] ?? new Uint8Array())
