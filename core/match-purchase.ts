import type { DatedTransaction } from './history.ts'
import type { Purchase } from './onramp.ts'
import { isNear } from './onramp-quotes.ts'

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether it can be what a purchase has become: new, of its coin, and as much of it but for fees. */
function fits({ startedAt, symbol, amount, known = [] }: Purchase, bought: DatedTransaction): boolean {
  const isNew = bought.status === 'pending' || bought.minedAt > startedAt
  const arrived = bought.transfers.filter(({ direction }) => direction === 'in')
  const isCoin = arrived.every((each) => each.symbol === undefined || isSame(each.symbol, symbol))
  const isAmount =
    amount === undefined || arrived.every((each) => each.amount === undefined || isNear(each.amount, amount))
  return isNew && isCoin && isAmount && !known.includes(bought.id)
}

/**
 * What has become of a purchase among what was bought, newest first; undefined while nothing is known of it. What another one
 * that is followed has become is none; of two that it could be, it is the later one: the former’s window made room for that one’s
 * [onramp-watch].
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
