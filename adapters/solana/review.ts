import { type Connection, PublicKey } from '@solana/web3.js'
import type { Receipt, TransactionReview } from '../../machines/ports.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import { simulate } from './movements.ts'
import { asking } from './node.ts'
import { addressOf } from './parse.ts'
import { reasonOf } from './refusals.ts'
import { connect, type NodeOptions } from './requests.ts'
import { readMint, receivingAccount, tokenPrograms } from './token.ts'
import { prepare } from './transaction.ts'

/** The size in bytes of a token account, and of an account with lamports only. */
const size = { token: 165, plain: 0 }

/** Reviews a transaction: the node simulates it (`simulateTransaction`). */
export function reviewTransaction(
  { address, transaction }: RequestInput<'review'>,
  options: NodeOptions,
): Promise<TransactionReview> {
  return asking(async () => {
    const connection = connect(options)
    const [from, to] = [new PublicKey(addressOf(address)), new PublicKey(addressOf(transaction.to))]
    const [prepared, mint] = await Promise.all([
      prepare(connection, address, transaction, false),
      transaction.token === undefined ? undefined : readMint(connection, new PublicKey(addressOf(transaction.token))),
    ])
    const target = mint && (await receivingAccount(connection, to, mint))
    const { value: fee } = await connection.getFeeForMessage(prepared.message)
    const [run, keep, account, own, deposit] = await Promise.all([
      simulate(connection, prepared, { from, to, mint, fee: fee ?? 0 }),
      connection.getMinimumBalanceForRentExemption(size.plain),
      connection.getAccountInfo(to),
      connection.getBalance(from),
      target && depositFor(connection, target),
    ])
    const whose = (index: number) => {
      const key = prepared.message.staticAccountKeys[index]
      return key?.equals(from) ? 'sender' : key?.equals(to) ? 'receiver' : undefined
    }
    // A token sent to a token account belongs to that account's owner.
    const isHeld = !target?.equals(to) && tokenPrograms.some((program) => account?.owner.equals(program))
    return {
      reserve: String((fee ?? 0) + keep),
      own: String(own),
      receiver: { isContract: account !== null && (account.executable || isHeld), isUnused: account === null },
      ...(fee !== null && { fee: String(fee) }),
      ...(deposit !== undefined && { deposit }),
      ...(run.err !== null && { problem: reasonOf({ ...run, keep, whose }) }),
      ...(run.sent && { sent: run.sent }),
      ...(run.received && { received: run.received }),
    }
  })
}

/** The cost of creating the receiver's token account; undefined if it exists. */
async function depositFor(connection: Connection, target: PublicKey): Promise<string | undefined> {
  return (await connection.getAccountInfo(target))
    ? undefined
    : String(await connection.getMinimumBalanceForRentExemption(size.token))
}

/**
 * The status of a transaction. One that the node does not know may still be processed, while its blockhash is valid.
 */
export function readReceipt({ hash }: RequestInput<'receipt'>, options: NodeOptions): Promise<Receipt> {
  return asking(async () => {
    const { value } = await connect(options).getSignatureStatuses([hash], { searchTransactionHistory: true })
    const [status] = value
    if (!status) return { status: 'pending', known: false }
    if (status.err) return { status: 'failed' }
    const isFirm = status.confirmationStatus === 'confirmed' || status.confirmationStatus === 'finalized'
    return isFirm ? { status: 'confirmed' } : { status: 'pending', known: true }
  })
}
