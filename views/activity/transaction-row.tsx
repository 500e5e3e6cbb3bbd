import type { HistoryTransaction, HistoryTransfer } from '../../core/history.ts'
import { mainTransfers, operationOf, receiverOf } from '../../core/history-rows.ts'
import { shorten } from '../../core/shorten.ts'
import { writtenAmount } from '../../core/written-amount.ts'
import { type Amount, Amounts } from '../../ui/amounts.tsx'
import { RowBody } from '../../ui/list.tsx'
import { RowEnd } from '../../ui/row-end.tsx'
import { TokenIcon } from '../../ui/token-icon.tsx'
import { TokenPair } from '../../ui/token-pair.tsx'
import { truncate } from '../names.ts'
import { numberLanguage } from '../number-language.ts'
import { useText } from './messages.ts'
import { whenText } from './time.ts'
import { tones } from './tones.ts'

export interface TransactionRowProps {
  transaction: HistoryTransaction
  /** Its page at the block explorer. */
  href: string | undefined
  /** The current time, in milliseconds since the epoch. */
  now: number
  language: string
  /** The symbol of the network's native currency. */
  currency: string | undefined
  /** Undefined if its list is read-only. */
  tabIndex: 0 | -1 | undefined
}

const signs = { in: '+', out: '−', self: '' } as const

const nameOf = ({ symbol, name }: HistoryTransfer) => truncate(symbol ?? name ?? '')

/** The amount and symbol of a transfer. `collectible` replaces a missing NFT name. */
function amountOf(transfer: HistoryTransfer, collectible: string): Amount | string {
  const { direction, amount, symbol, name, isNft } = transfer
  const called = truncate(name ?? symbol ?? '')
  if (isNft) return `${signs[direction]}${called || collectible}`
  // The amount is unknown.
  if (amount === undefined) return called
  return { number: writtenAmount(amount, numberLanguage(), signs[direction]), symbol: nameOf(transfer) }
}

const pictureOf = ({ iconUrl, symbol, name, isNft }: HistoryTransfer, size: number) => (
  <TokenIcon src={iconUrl} name={symbol ?? name ?? '?'} shape={isNft ? 'collectible' : 'token'} size={size} />
)

/** The history has only symbols of tokens, so the only pictures are its own. */
function TransferPictures({ transfers: [front, behind] }: { transfers: readonly HistoryTransfer[] }) {
  if (!front) return null
  if (!behind) return pictureOf(front, 40)
  return (
    <TokenPair>
      {pictureOf(front, 28)}
      {pictureOf(behind, 28)}
    </TokenPair>
  )
}

/** A transaction: the operation, the other party, the amounts, and its time [activity-row]. */
export function TransactionRow({ transaction, href, now, language, currency, tabIndex }: TransactionRowProps) {
  const t = useText()
  const { minedAt, status, sentFrom } = transaction
  const transfers = mainTransfers(transaction, currency)
  const operation = operationOf(transaction)
  const receiver = receiverOf(transaction, currency)
  const other =
    receiver !== undefined
      ? t('activity.to', { address: shorten(receiver) })
      : operation === 'receive' && sentFrom
        ? t('activity.from', { address: shorten(sentFrom) })
        : undefined
  const isApproval = operation === 'approve'
  const moved = isApproval ? [] : transfers.filter(({ amount }) => amount !== '0')
  const parts = moved.map((each) => amountOf(each, t('activity.nft')))
  const main = parts.find((part) => typeof part !== 'string')
  const isIn = status === 'confirmed' && moved.some(({ direction }, at) => direction === 'in' && parts[at] === main)
  const [asked] = transfers
  const isRevoked = isApproval && asked?.amount === '0'
  const allowed = isApproval && asked ? [t('activity.spending', { symbol: nameOf(asked) })] : []
  return (
    <RowBody
      icon={<TransferPictures transfers={transfers} />}
      title={t(isRevoked ? 'activity.revoked' : `activity.${operation}`)}
      sub={<Amounts parts={[...parts, ...allowed, other ?? ''].filter((part) => part !== main && part !== '')} />}
      value={
        <RowEnd
          amount={main && { ...main, tone: isIn ? 'good' : undefined }}
          time={minedAt === undefined ? undefined : { at: minedAt, text: whenText(minedAt, now, language) }}
          tag={status === 'confirmed' ? undefined : { tone: tones[status], text: t(`activity.${status}`) }}
        />
      }
      href={href}
      tabIndex={tabIndex}
      testId="activity-transaction"
    />
  )
}
