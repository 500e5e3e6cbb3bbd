import { type Connection, PublicKey } from '@solana/web3.js'
import { cleanSentence } from '../../core/clean-sentence.ts'
import type { Receipt, TransactionReview } from '../../machines/ports.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import { asking } from './node.ts'
import { addressOf } from './parse.ts'
import { connect, type NodeOptions } from './requests.ts'
import { readMint, tokenAccountOf, tokenPrograms } from './token.ts'
import { prepare } from './transaction.ts'

/** The bytes of an account that holds a token, and of one that holds nothing but lamports. */
const size = { token: 165, plain: 0 }

/** What a transaction would cost and do: the node runs it without sending it (`simulateTransaction`). */
export function reviewTransaction(
  { address, transaction }: RequestInput<'review'>,
  options: NodeOptions,
): Promise<TransactionReview> {
  return asking(async () => {
    const connection = connect(options)
    const receiver = new PublicKey(addressOf(transaction.to))
    const prepared = await prepare(connection, address, transaction, false)
    const [fee, run, keep, account, deposit] = await Promise.all([
      connection.getFeeForMessage(prepared.message),
      connection.simulateTransaction(prepared, { sigVerify: false, replaceRecentBlockhash: true }),
      connection.getMinimumBalanceForRentExemption(size.plain),
      connection.getAccountInfo(receiver),
      transaction.token === undefined ? undefined : depositFor(connection, receiver, transaction.token),
    ])
    const isHeld = tokenPrograms.some((program) => account?.owner.equals(program))
    return {
      reserve: String((fee.value ?? 0) + keep),
      receiver: { isContract: account !== null && (account.executable || isHeld), isUnused: account === null },
      ...(fee.value !== null && run.value.err === null && { fee: String(fee.value) }),
      ...(deposit !== undefined && { deposit }),
      ...(run.value.err !== null && { problem: reasonOf(run.value) }),
    }
  })
}

/** What the receiver's account for the token costs; undefined where it is there. */
async function depositFor(connection: Connection, receiver: PublicKey, token: string): Promise<string | undefined> {
  const mint = await readMint(connection, new PublicKey(addressOf(token)))
  const account = await connection.getAccountInfo(tokenAccountOf(receiver, mint))
  return account ? undefined : String(await connection.getMinimumBalanceForRentExemption(size.token))
}

/** The last thing that a program said before it failed, else the runtime's own word. */
function reasonOf({ err, logs }: { err: unknown; logs: string[] | null }): string {
  const said = logs?.map((line) => /^Program log: Error: (.+)$/.exec(line)?.[1]).findLast((each) => each !== undefined)
  return cleanSentence(said ?? (typeof err === 'string' ? err : JSON.stringify(err)))
}

/** What has become of a transaction; one that the node does not know may still come, while its blockhash is valid. */
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
