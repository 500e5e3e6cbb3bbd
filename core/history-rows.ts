import type { HistoryTransaction, HistoryTransfer } from './history.ts'
import { defined } from './schema.ts'
import { cutTo, sumOf } from './units.ts'

/**
 * Whether a transaction is the first of its month in the list, in the reader's time zone. Undated transactions have no
 * month.
 */
export function beginsMonth(transactions: readonly HistoryTransaction[], index: number): boolean {
  const monthAt = (at: number) => {
    const one = transactions[at]
    if (!one) return undefined
    if (one.minedAt === undefined) return null
    const mined = new Date(one.minedAt)
    return mined.getFullYear() * 12 + mined.getMonth()
  }
  return monthAt(index) !== monthAt(index - 1)
}

/** The operations with their own messages; any other of the API is `execute`. */
export const operations = [
  'approve',
  'bought',
  'borrow',
  'burn',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'receive',
  'repay',
  'sell',
  'send',
  'stake',
  'trade',
  'unstake',
  'withdraw',
] as const

export type Operation = (typeof operations)[number]

/** The operation of a transaction. */
export const operationOf = ({ operation }: Pick<HistoryTransaction, 'operation'>): Operation =>
  operations.find((known) => known === operation) ?? 'execute'

/**
 * The receiver of a sent transaction, if the history reveals it: for a token transfer, the API names only the token's
 * contract.
 *
 * @param currency the symbol of the network's native currency.
 */
export const receiverOf = (transaction: HistoryTransaction, currency: string | undefined): string | undefined =>
  transaction.operation === 'send' && transaction.transfers.every(({ symbol, isNft }) => symbol === currency && !isNft)
    ? transaction.sentTo
    : undefined

/** In a trade of tokens, an amount of the native currency that is zero at this many decimals is a fee. */
const tradedDecimals = 2

/** Merges transfers of the same token by adding their amounts; NFTs stay separate. */
function merged(side: readonly HistoryTransfer[]): readonly HistoryTransfer[] {
  const all: HistoryTransfer[] = []
  for (const transfer of side) {
    const at = all.findIndex(
      ({ symbol, name, isNft }) => !isNft && !transfer.isNft && symbol === transfer.symbol && name === transfer.name,
    )
    const known = all[at]
    if (known?.amount === undefined || transfer.amount === undefined) all.push(transfer)
    else
      all[at] = defined({
        ...known,
        amount: sumOf(known.amount, transfer.amount),
        value: known.value && transfer.value && sumOf(known.value, transfer.value),
      })
  }
  return all
}

/**
 * The main incoming and outgoing transfer, without spam, after merging transfers of the same token and direction; the
 * first of each side. If a token moved together with the native currency, the latter was a fee or a deposit, so the
 * token is shown; except in a trade, where a substantial amount of the currency counts.
 *
 * @param currency the symbol of the network's native currency.
 */
export function mainTransfers(
  { transfers }: Pick<HistoryTransaction, 'transfers'>,
  currency: string | undefined,
): readonly HistoryTransfer[] {
  const real = transfers.filter(({ isSpam }) => !isSpam)
  const sides = [
    merged(real.filter(({ direction }) => direction === 'in')),
    merged(real.filter(({ direction }) => direction !== 'in')),
  ]
  const isTrade = sides.every(({ length }) => length > 0)
  const isMain = ({ symbol, isNft, amount }: HistoryTransfer) =>
    amount !== '0' && (symbol !== currency || isNft || (isTrade && cutTo(amount ?? '1', tradedDecimals) !== '0'))
  return sides.flatMap((side) => side.find(isMain) ?? side[0] ?? [])
}
