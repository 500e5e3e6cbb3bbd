import type { Connection, PublicKey, SimulatedTransactionAccountInfo, VersionedTransaction } from '@solana/web3.js'
import type { Movement } from '../../machines/ports.ts'
import { type Mint, receivingAccount } from './token.ts'

/** Where an account of a token says how much it holds, in eight bytes. */
const amountOffset = 64

/** Who sends what to whom; without a mint it is lamports. */
export interface Moving {
  from: PublicKey
  to: PublicKey
  mint: Mint | undefined
}

/** An account as far as it tells what it holds. */
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
  if (!isToken) return BigInt(account.lamports)
  const { buffer, byteOffset, byteLength } = account.data
  return byteLength < amountOffset + 8 ? 0n : new DataView(buffer, byteOffset).getBigUint64(amountOffset, true)
}

/** What runs a transaction without sending it, and what it then finds. */
export interface Run {
  err: unknown
  logs: string[] | null
  sent?: Movement
  received?: Movement
}

/** The accounts that a transaction may change. */
const changedBy = ({ message }: VersionedTransaction): PublicKey[] =>
  message.staticAccountKeys.filter((_, index) => message.isAccountWritable(index))

/** Runs a transaction without sending it; what moves is told where it succeeds, by what the accounts hold before and after. */
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
  // What the sender sends to itself moves nowhere.
  if (err !== null || value.accounts?.length !== all.length || from.equals(to)) return { err, logs }
  const after = value.accounts.map((account) => account && holdingOf(account))
  const gained = (index: number) =>
    heldIn(after[index] ?? null, mint !== undefined) - heldIn(before[index] ?? null, mint !== undefined)
  const movement = (amount: bigint): Movement => ({
    amount: String(amount),
    ...(mint && { token: mint.address.toBase58() }),
  })
  const spent = sources.reduce((sum, _, index) => sum - gained(index + 1), 0n)
  const [left, arrived] = [spent - (mint ? 0n : BigInt(fee)), gained(0)]
  // Something else has moved in between.
  if (left < 0n || arrived < 0n) return { err, logs }
  return { err, logs, sent: movement(left), received: movement(arrived) }
}
