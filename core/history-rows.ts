import type { HistoryTransaction, HistoryTransfer } from './history.ts'
import { defined } from './schema.ts'
import { cutTo, sumOf } from './units.ts'

/** Whether a transaction begins a month, by the reader's clock: the one before it is of another one. What has no date is of none. */
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

/** What was done, in the words of a row; anything else that the API may name is `execute`. */
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

/** What a transaction did. */
export const operationOf = ({ operation }: Pick<HistoryTransaction, 'operation'>): Operation =>
  operations.find((known) => known === operation) ?? 'execute'

/**
 * Who got what was sent, as far as the history tells: it names whom the transaction was for, and that is the token's
 * contract where a token was sent.
 *
 * @param currency the symbol of the network's own currency.
 */
export const receiverOf = (transaction: HistoryTransaction, currency: string | undefined): string | undefined =>
  transaction.operation === 'send' && transaction.transfers.every(({ symbol, isNft }) => symbol === currency && !isNft)
    ? transaction.sentTo
    : undefined

/** In a trade with a token beside it, an amount of the network's own currency that shows nothing in so many decimals is a fee. */
const tradedDecimals = 2

/** Transfers of one token are one, of all that they come to; a collectible is always one of its own. */
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
 * What came and what went, without spam: transfers of one token in one direction are one. At most two are shown, what
 * came first. Where a token moved beside the network's own currency, that was a fee or a deposit, and the token is shown;
 * a trade may be one of the currency, unless that was little.
 *
 * @param currency the symbol of the network's own currency.
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
