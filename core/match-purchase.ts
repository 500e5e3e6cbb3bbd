import type { DatedTransaction } from './history.ts'
import type { Purchase } from './onramp.ts'
import { isNear } from './onramp-quotes.ts'

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether a transaction can be the result of a purchase: new, of the same token, and about the same amount. */
function fits({ startedAt, symbol, amount, known = [] }: Purchase, bought: DatedTransaction): boolean {
  const isNew = bought.status === 'pending' || bought.minedAt > startedAt
  const arrived = bought.transfers.filter(({ direction }) => direction === 'in')
  const isCoin = arrived.every((each) => each.symbol === undefined || isSame(each.symbol, symbol))
  const isAmount =
    amount === undefined || arrived.every((each) => each.amount === undefined || isNear(each.amount, amount))
  return isNew && isCoin && isAmount && !known.includes(bought.id)
}

/**
 * Finds the result of a purchase among the transactions at the provider, newest first; undefined if there is none yet.
 * Results of other tracked purchases are excluded. If a result fits two purchases, it belongs to the later one, whose
 * window replaced the earlier one's [onramp-watch].
 */
export function matchPurchase(
  purchase: Purchase,
  followed: readonly Purchase[],
  bought: readonly DatedTransaction[],
): DatedTransaction | undefined {
  const own = bought.find(({ id }) => id === purchase.foundId)
  if (own) return own
  const others = followed.filter(
    ({ id, buyer, provider }) =>
      id !== purchase.id && buyer.address === purchase.buyer.address && provider === purchase.provider,
  )
  const isOthers = (each: DatedTransaction) =>
    others.some((other) =>
      other.foundId === undefined
        ? other.startedAt > purchase.startedAt && fits(other, each)
        : other.foundId === each.id,
    )
  const fitting = bought.filter((each) => fits(purchase, each) && !isOthers(each))
  return fitting.findLast(({ status }) => status !== 'failed') ?? fitting.at(-1)
}
