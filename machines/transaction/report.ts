import { errorMessageOf, type Failure } from '../../core/errors.ts'
import type { SwapProperties, TrackEvent } from '../../core/track.ts'
import type { TransactionOutcome, Transfer } from '../../core/transfer.ts'
import { cutTo, fromUnits } from '../../core/units.ts'
import type { Movement } from '../ports.ts'

const amountOf = ({ amount, decimals, symbol }: Pick<Transfer, 'amount' | 'decimals' | 'symbol'>) =>
  `${fromUnits(amount, decimals)} ${symbol}`

/** So many decimals of what is bought are of use; of what is less, its first four digits. */
const aboutPlaces = 6
const firstDigits = /^0\.0*\d{1,4}/

/** How much is bought, cut to what is of use. */
const cutOf = ({ amount, decimals, symbol }: Pick<Transfer, 'amount' | 'decimals' | 'symbol'>) => {
  const whole = fromUnits(amount, decimals)
  const cut = cutTo(whole, aboutPlaces)
  return `${cut === '0' ? (firstDigits.exec(whole)?.[0] ?? whole) : cut} ${symbol}`
}

/** What a message says of a transfer: what is given, and what is bought with it, or has arrived. */
export const paramsOf = (transfer: Transfer, arrived: string | null) => ({
  amount: amountOf(transfer),
  symbol: transfer.symbol,
  bought: transfer.swap ? boughtOf(transfer.swap, arrived) : '',
})

const boughtOf = (swap: NonNullable<Transfer['swap']>, arrived: string | null) =>
  cutOf({ ...swap, amount: arrived ?? swap.amount })

/** How much of the token that is bought has arrived, as the network says; null where it does not. */
export function arrivedIn({ swap }: Transfer, changes: readonly Movement[] = []): string | null {
  const token = swap?.kind === 'swap' ? swap.token?.toLowerCase() : undefined
  const arrived = token === undefined ? undefined : changes.find((each) => each.token?.toLowerCase() === token)?.amount
  return arrived !== undefined && BigInt(arrived) > 0n ? arrived : null
}

/** Where the words for each lie: the views of swapping have words of their own. */
const areas = { swap: 'swapping', approval: 'approving' } as const

/** An approval of nothing takes back an earlier one. */
const areaOf = ({ amount, swap }: Transfer) =>
  swap?.kind === 'approval' && BigInt(amount) === 0n ? 'revoking' : swap ? areas[swap.kind] : 'sending'

/** The code of what is said of a transfer: a swap, its approval and what takes that back have words of their own. */
export const codeOf = (
  transfer: Transfer,
  what: 'started' | 'refused' | 'unidentified' | TransactionOutcome,
  arrived: string | null = null,
) =>
  transfer.swap?.kind === 'swap' && arrived === null && what === 'confirmed'
    ? 'swapping.confirmedAbout'
    : (`${areaOf(transfer)}.${what}` as const)

/** What is told of a swap, for analytics. */
export const swapProperties = (
  { caipNetworkId, symbol, amount, decimals, swap }: Transfer,
  isSmartAccount: boolean,
  arrived: string | null = null,
): SwapProperties => ({
  ...{ network: caipNetworkId, isSmartAccount, swapFromToken: symbol, swapToToken: swap?.symbol ?? '' },
  swapFromAmount: fromUnits(amount, decimals),
  swapToAmount: swap ? fromUnits(arrived ?? swap.amount, swap.decimals) : '0',
})

const sendProperties = ({ caipNetworkId, symbol, amount, decimals }: Transfer, isSmartAccount: boolean) => ({
  ...{ network: caipNetworkId, isSmartAccount },
  ...{ token: symbol, amount: fromUnits(amount, decimals) },
})

const swapErrors = { swap: 'SWAP_ERROR', approval: 'SWAP_APPROVAL_ERROR' } as const

/** What the dApp hears once the wallet is asked. */
export const askedEvent = (transfer: Transfer, isSmartAccount: boolean): TrackEvent => ({
  event: 'SEND_INITIATED',
  properties: sendProperties(transfer, isSmartAccount),
})

/** What it hears once the network has it. */
export const sentEvent = (transfer: Transfer, isSmartAccount: boolean, hash: string): TrackEvent => ({
  event: 'SEND_SUCCESS',
  properties: { ...sendProperties(transfer, isSmartAccount), hash },
})

/** What it hears where the wallet has not sent it. */
export function refusedEvent(transfer: Transfer, isSmartAccount: boolean, failure: Failure): TrackEvent {
  const message = errorMessageOf(failure)
  const { swap } = transfer
  if (swap)
    return { event: swapErrors[swap.kind], properties: { ...swapProperties(transfer, isSmartAccount), message } }
  const event = failure.code === 'wallet.rejected' ? 'SEND_REJECTED' : 'SEND_ERROR'
  return { event, properties: { ...sendProperties(transfer, isSmartAccount), message } }
}

/** Whether it hears of the end: of a swap alone, where it is done or was undone, and of an approval where it was undone. */
export const isEndReported = ({ swap }: Transfer, outcome: TransactionOutcome): boolean =>
  outcome === 'failed' ? swap !== undefined : swap?.kind === 'swap' && (outcome === 'confirmed' || outcome === 'spedUp')

/** What it hears of the end of a swap. */
export function endedEvent(
  transfer: Transfer,
  isSmartAccount: boolean,
  outcome: TransactionOutcome,
  arrived: string | null = null,
): TrackEvent {
  const properties = swapProperties(transfer, isSmartAccount, arrived)
  if (outcome !== 'failed') return { event: 'SWAP_SUCCESS', properties }
  const message = errorMessageOf({ code: 'swap.failed' })
  return { event: swapErrors[transfer.swap?.kind ?? 'swap'], properties: { ...properties, message } }
}
