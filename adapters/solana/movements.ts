import type { Connection, PublicKey, SimulatedTransactionAccountInfo, VersionedTransaction } from '@solana/web3.js'
import type { Movement } from '../../machines/ports.ts'
import { unitsOf } from './parse.ts'
import { type Mint, receivingAccount } from './token.ts'

/** The offset of the amount in a token account, in eight bytes. */
const amountOffset = 64

/** A sender, a receiver and a mint; without a mint, lamports. */
export interface Moving {
  from: PublicKey
  to: PublicKey
  mint: Mint | undefined
}

/** The holdings of an account, as far as they are known. */
interface Holding {
  lamports: number
  data: Uint8Array
}

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

const holdingOf = ({ lamports, data: [bytes = ''] }: SimulatedTransactionAccountInfo): Holding => ({
  lamports,
  data: fromBase64(bytes),
})

function heldIn(account: Holding | null, isToken: boolean): bigint {
  if (!account) return 0n
  if (!isToken) return BigInt(unitsOf(account.lamports))
  const { buffer, byteOffset, byteLength } = account.data
  return byteLength < amountOffset + 8 ? 0n : new DataView(buffer, byteOffset).getBigUint64(amountOffset, true)
}

/** Simulates a transaction, and returns the result. */
export interface Run {
  err: unknown
  logs: string[] | null
  sent?: Movement
  received?: Movement
  /** The lamports of the token account that the transaction creates for the receiver. */
  created?: number
}

/** The accounts that a transaction may change. */
const changedBy = ({ message }: VersionedTransaction): PublicKey[] =>
  message.staticAccountKeys.filter((_, index) => message.isAccountWritable(index))

/** Simulates a transaction. If it succeeds, the transfer is derived from the account balances before and after. */
export async function simulate(
  connection: Connection,
  transaction: VersionedTransaction,
  { from, to, mint, fee }: Moving & { fee: number },
): Promise<Run> {
  const target = mint ? await receivingAccount(connection, to, mint) : to
  const sources = mint ? changedBy(transaction).filter((each) => !each.equals(from) && !each.equals(target)) : [from]
  const all = [target, ...sources]
  const accounts = { encoding: 'base64', addresses: all.map((each) => each.toBase58()) } as const
  const options = { sigVerify: false, replaceRecentBlockhash: true, accounts }
  const [before, { value }] = await Promise.all([
    connection.getMultipleAccountsInfo(all),
    connection.simulateTransaction(transaction, options),
  ])
  const { err, logs } = value
  if (err !== null || value.accounts?.length !== all.length) return { err, logs }
  const after = value.accounts.map((account) => account && holdingOf(account))
  const created = mint && !before[0] ? after[0]?.lamports : undefined
  const run = { err, logs, ...(created !== undefined && { created: unitsOf(created) }) }
  // A transfer to the sender itself moves nothing.
  if (from.equals(to)) return run
  const gained = (index: number) =>
    heldIn(after[index] ?? null, mint !== undefined) - heldIn(before[index] ?? null, mint !== undefined)
  const movement = (amount: bigint): Movement => ({
    amount: String(amount),
    ...(mint && { token: mint.address.toBase58() }),
  })
  const spent = sources.reduce((sum, _, index) => sum - gained(index + 1), 0n)
  const [left, arrived] = [spent - (mint ? 0n : BigInt(fee)), gained(0)]
  // Another transaction has moved something in between.
  if (left < 0n || arrived < 0n) return run
  return { ...run, sent: movement(left), received: movement(arrived) }
}
