import { type Connection, PublicKey } from '@solana/web3.js'
import type { Receipt, TransactionReview } from '../../machines/ports.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import { simulate } from './movements.ts'
import { asking } from './node.ts'
import { addressOf, unitsOf } from './parse.ts'
import { reasonOf } from './refusals.ts'
import { connect, type NodeOptions } from './requests.ts'
import { type Mint, readMint, receivingAccount, tokenPrograms } from './token.ts'
import { prepare } from './transaction.ts'

/** The least size in bytes of each program's token accounts, and the size of an account with lamports only. */
const size = { token: 165, token2022: 170, plain: 0 }

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
    const { value } = await connection.getFeeForMessage(prepared.message)
    const fee = value === null ? undefined : unitsOf(value)
    const [run, keep, account, own, rent] = await Promise.all([
      simulate(connection, prepared, { from, to, mint, fee: fee ?? 0 }),
      connection.getMinimumBalanceForRentExemption(size.plain).then(unitsOf),
      connection.getAccountInfo(to),
      connection.getBalance(from).then(unitsOf),
      target && rentFor(connection, target, mint),
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
      ...(fee !== undefined && { fee: String(fee) }),
      ...(rent !== undefined && { deposit: String(run.created ?? rent) }),
      ...(run.err !== null && { problem: reasonOf({ ...run, keep, whose }) }),
      ...(run.sent && { sent: run.sent }),
      ...(run.received && { received: run.received }),
    }
  })
}

/** The least that the receiver's token account has to hold once it is created; undefined if it exists. */
async function rentFor(connection: Connection, target: PublicKey, { program }: Mint): Promise<number | undefined> {
  if (await connection.getAccountInfo(target)) return undefined
  const bytes = tokenPrograms.indexOf(program) === 0 ? size.token : size.token2022
  return unitsOf(await connection.getMinimumBalanceForRentExemption(bytes))
}

/**
 * The status of a transaction. One that the node does not know may still be processed, while its blockhash is valid.
 */
export function readReceipt({ hash }: RequestInput<'receipt'>, options: NodeOptions): Promise<Receipt> {
  return asking(async () => {
    const { value } = await connect(options).getSignatureStatuses([hash], { searchTransactionHistory: true })
    const [status] = value
    if (!status) return { status: 'pending', known: false }
    const isFirm = status.confirmationStatus === 'confirmed' || status.confirmationStatus === 'finalized'
    // The network may still drop the fork on which it was processed.
    if (!isFirm) return { status: 'pending', known: true }
    return { status: status.err ? 'failed' : 'confirmed' }
  })
}
