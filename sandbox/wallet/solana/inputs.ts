import { VersionedTransaction } from '@solana/web3.js'
import type { SolanaAccount } from '../../solana/accounts.ts'
import { invalidParams } from '../errors.ts'
import type { Request } from '../namespace.ts'
import type { SolanaCore, WalletCluster } from './core.ts'

/** A message to sign. */
export interface MessageInput {
  account: SolanaAccount
  message: Uint8Array
}

/** A transaction to sign. */
export interface TransactionInput {
  account: SolanaAccount
  transaction: VersionedTransaction
  cluster: WalletCluster
  options: Record<string, unknown>
}

/** Whether a dApp asks to connect silently. */
export function isSilent({ params }: Request): boolean {
  return fieldsOf(Array.isArray(params) ? params[0] : undefined).silent === true
}

/** The inputs of `solana:signMessage`. */
export function messageInputs(core: SolanaCore, { origin, params }: Request): MessageInput[] {
  return inputs(params).map(({ account, message }) => {
    if (!(message instanceof Uint8Array)) throw invalidParams("Expected bytes as 'message'.")
    return { account: core.signer(origin, account), message }
  })
}

/** The inputs of `solana:signTransaction` and `solana:signAndSendTransaction`. */
export function transactionInputs(core: SolanaCore, { origin, params }: Request): TransactionInput[] {
  return inputs(params).map(({ account, transaction, chain, options }) => {
    const signer = core.signer(origin, account)
    const read = readTransaction(transaction)
    const { staticAccountKeys, header } = read.message
    const signers = staticAccountKeys.slice(0, header.numRequiredSignatures)
    if (!signers.some((key) => key.equals(signer.keypair.publicKey))) {
      throw invalidParams(`The transaction does not ask for a signature of ${signer.address}.`)
    }
    return { account: signer, transaction: read, cluster: core.cluster(chain), options: fieldsOf(options) }
  })
}

function readTransaction(bytes: unknown): VersionedTransaction {
  if (!(bytes instanceof Uint8Array)) throw invalidParams("Expected bytes as 'transaction'.")
  try {
    return VersionedTransaction.deserialize(bytes)
  } catch {
    throw invalidParams('The bytes are no transaction.')
  }
}

function inputs(params: unknown): Record<string, unknown>[] {
  if (!Array.isArray(params) || params.length === 0) throw invalidParams('Expected at least one input.')
  return params.map(fieldsOf)
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
