import type { AnyActorRef } from 'xstate'
import type { Network } from '../../core/network.ts'
import { shorten } from '../../core/shorten.ts'
import { transactionLink } from '../../core/transaction-link.ts'
import { networkHashOf } from '../../core/transfer.ts'
import { fromUnits } from '../../core/units.ts'
import { writtenAmount } from '../../core/written-amount.ts'
import { List, Row } from '../../ui/list.tsx'
import { RowEnd } from '../../ui/row-end.tsx'
import { TokenPair } from '../../ui/token-pair.tsx'
import { truncate } from '../names.ts'
import { numberLanguage } from '../number-language.ts'
import { TokenPicture } from '../token-picture.tsx'
import { useText } from './messages.ts'
import { whenText } from './time.ts'
import { tones } from './tones.ts'
import type { FollowedTransfer } from './use-followed.ts'

export interface FollowedRowsProps {
  actor: AnyActorRef
  transfers: readonly FollowedTransfer[]
  network: Network | undefined
  /** The current time, in milliseconds since the epoch. */
  now: number
  language: string
}

/**
 * Whether it revokes an earlier approval, by approving zero. Not shared with the toasts, whose chart it would import.
 */
const isRevocation = ({ amount, swap }: FollowedTransfer) => swap?.kind === 'approval' && BigInt(amount) === 0n

/** The title while it is pending, and after the network has it. */
const titleOf = (transfer: FollowedTransfer) => {
  const { swap, status } = transfer
  if (isRevocation(transfer)) return status === 'pending' ? 'activity.revoking' : 'activity.revoked'
  if (status === 'pending') return swap ? (`activity.${swap.kind}` as const) : 'activity.sending'
  if (swap) return swap.kind === 'swap' ? 'activity.trade' : 'activity.approve'
  return 'activity.send'
}

/** The picture of the sent token, behind that of the bought one in a swap. */
function Pictures({ actor, transfer }: { actor: AnyActorRef; transfer: FollowedTransfer }) {
  const { caipNetworkId, token, symbol, swap } = transfer
  const given = { caipNetworkId, address: token, symbol }
  if (swap?.kind !== 'swap') return <TokenPicture actor={actor} token={given} size={40} />
  const bought = { caipNetworkId, address: swap.token, symbol: swap.symbol }
  return (
    <TokenPair>
      <TokenPicture actor={actor} token={bought} size={28} />
      <TokenPicture actor={actor} token={given} size={28} />
    </TokenPair>
  )
}

/**
 * The transfers that the history does not include yet, above the others because they are the newest [activity-pending].
 */
export function FollowedRows({ actor, transfers, network, now, language }: FollowedRowsProps) {
  const t = useText()
  if (transfers.length === 0) return null
  return (
    <List label={t('activity.latest')}>
      {transfers.map((transfer) => {
        const { hash, amount, decimals, symbol, to, status } = transfer
        const known = networkHashOf(transfer, hash)
        const isRevoked = isRevocation(transfer)
        const number = writtenAmount(fromUnits(amount, decimals), numberLanguage(), '−')
        return (
          <Row
            key={hash}
            icon={<Pictures actor={actor} transfer={transfer} />}
            title={t(titleOf(transfer))}
            sub={
              isRevoked
                ? t('activity.spending', { symbol: truncate(symbol) })
                : t('activity.to', { address: shorten(to) })
            }
            value={
              <RowEnd
                amount={isRevoked ? undefined : { number, symbol: truncate(symbol) }}
                {...(status === 'confirmed'
                  ? { time: { at: now, text: whenText(now, now, language) } }
                  : { tag: { tone: tones[status], text: t(`activity.${status}`) } })}
              />
            }
            href={network && known !== null ? transactionLink(network, known) : undefined}
            testId="activity-followed"
          />
        )
      })}
    </List>
  )
}
