import type { Network } from '../../core/network.ts'
import { shorten } from '../../core/shorten.ts'
import { transactionLink } from '../../core/transaction-link.ts'
import { networkHashOf, type PendingTransfer } from '../../core/transfer.ts'
import { fromUnits } from '../../core/units.ts'
import { writtenAmount } from '../../core/written-amount.ts'
import { Badge, List, Row } from '../../ui/list.tsx'
import { Name } from '../../ui/text.tsx'
import { TokenIcon } from '../../ui/token-icon.tsx'
import { truncate } from '../names.ts'
import { useText } from './messages.ts'

export interface PendingRowsProps {
  transfers: readonly PendingTransfer[]
  network: Network | undefined
  language: string
}

/** The transfers that are under way, on top of those that have come to their end [activity-pending]. */
export function PendingRows({ transfers, network, language }: PendingRowsProps) {
  const t = useText()
  if (transfers.length === 0) return null
  return (
    <List label={t('activity.pending')}>
      {transfers.map((transfer) => {
        const { hash, amount, decimals, symbol, to, swap } = transfer
        const known = networkHashOf(transfer, hash)
        const sent = `−${writtenAmount(fromUnits(amount, decimals), language)} ${truncate(symbol)}`
        return (
          <Row
            key={hash}
            icon={<TokenIcon name={symbol} />}
            title={t(swap ? `activity.${swap.kind}` : 'activity.sending')}
            sub={<Name>{`${sent} · ${t('activity.to', { address: shorten(to) })}`}</Name>}
            badge={<Badge>{t('activity.pending')}</Badge>}
            href={network && known !== null ? transactionLink(network, known) : undefined}
            testId="activity-pending"
          />
        )
      })}
    </List>
  )
}
