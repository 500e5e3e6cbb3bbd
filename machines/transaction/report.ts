import { errorMessageOf, type Failure } from '../../core/errors.ts'
import type { SwapProperties, TrackEvent } from '../../core/track.ts'
import type { TransactionOutcome, Transfer } from '../../core/transfer.ts'
import { cutTo, fromUnits } from '../../core/units.ts'
import type { Movement } from '../ports.ts'

const amountOf = ({ amount, decimals, symbol }: Pick<Transfer, 'amount' | 'decimals' | 'symbol'>) =>
  `${fromUnits(amount, decimals)} ${symbol}`

/** How many decimals of a bought amount to show; smaller amounts show their first four digits. */
const aboutPlaces = 6
const firstDigits = /^0\.0*\d{1,4}/

/** The bought amount, cut to a readable length. */
const cutOf = ({ amount, decimals, symbol }: Pick<Transfer, 'amount' | 'decimals' | 'symbol'>) => {
  const whole = fromUnits(amount, decimals)
  const cut = cutTo(whole, aboutPlaces)
  return `${cut === '0' ? (firstDigits.exec(whole)?.[0] ?? whole) : cut} ${symbol}`
}

/** The parameters of a transfer's message: the sold amount, and the bought or received one. */
export const paramsOf = (transfer: Transfer, arrived: string | null) => ({
  amount: amountOf(transfer),
  symbol: transfer.symbol,
  bought: transfer.swap ? boughtOf(transfer.swap, arrived) : '',
})

const boughtOf = (swap: NonNullable<Transfer['swap']>, arrived: string | null) =>
  cutOf({ ...swap, amount: arrived ?? swap.amount })

/** The received amount of the bought token, as the network reports it; null if it does not. */
export function arrivedIn({ swap }: Transfer, changes: readonly Movement[] = []): string | null {
  const token = swap?.kind === 'swap' ? swap.token?.toLowerCase() : undefined
  const arrived = token === undefined ? undefined : changes.find((each) => each.token?.toLowerCase() === token)?.amount
  return arrived !== undefined && BigInt(arrived) > 0n ? arrived : null
}

/** The message area of each kind of swap transaction. */
const areas = { swap: 'swapping', approval: 'approving' } as const

/** Approving zero revokes an earlier approval. */
const areaOf = ({ amount, swap }: Transfer) =>
  swap?.kind === 'approval' && BigInt(amount) === 0n ? 'revoking' : swap ? areas[swap.kind] : 'sending'

/** The message code of a transfer; swaps, approvals and revocations have their own areas. */
export const codeOf = (
  transfer: Transfer,
  what: 'started' | 'refused' | 'unidentified' | TransactionOutcome,
  arrived: string | null = null,
) =>
  transfer.swap?.kind === 'swap' && arrived === null && what === 'confirmed'
    ? 'swapping.confirmedAbout'
    : (`${areaOf(transfer)}.${what}` as const)

/** The properties of a swap's analytics events. */
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

/** The dApp's event when the wallet is asked. */
export const askedEvent = (transfer: Transfer, isSmartAccount: boolean): TrackEvent => ({
  event: 'SEND_INITIATED',
  properties: sendProperties(transfer, isSmartAccount),
})

/** The dApp's event when the network has it. */
export const sentEvent = (transfer: Transfer, isSmartAccount: boolean, hash: string): TrackEvent => ({
  event: 'SEND_SUCCESS',
  properties: { ...sendProperties(transfer, isSmartAccount), hash },
})

/** The dApp's event when the wallet has not sent it. */
export function refusedEvent(transfer: Transfer, isSmartAccount: boolean, failure: Failure): TrackEvent {
  const message = errorMessageOf(failure)
  const { swap } = transfer
  if (swap)
    return { event: swapErrors[swap.kind], properties: { ...swapProperties(transfer, isSmartAccount), message } }
  const event = failure.code === 'wallet.rejected' ? 'SEND_REJECTED' : 'SEND_ERROR'
  return { event, properties: { ...sendProperties(transfer, isSmartAccount), message } }
}

/**
 * Whether the dApp gets an event for the outcome: of a swap, if it succeeded or failed; of an approval, if it failed.
 */
export const isEndReported = ({ swap }: Transfer, outcome: TransactionOutcome): boolean =>
  outcome === 'failed' ? swap !== undefined : swap?.kind === 'swap' && (outcome === 'confirmed' || outcome === 'spedUp')

/** The dApp's event for the outcome of a swap. */
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
