import { useSyncExternalStore } from 'react'
import { useConfig } from 'wagmi'
import { toNetwork } from '../../core/to-network.ts'
import { transactionLink } from '../../core/transaction-link.ts'
import { Stack } from '../../ui/layout.tsx'
import { Badge, List, Row } from '../../ui/list.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Text } from '../../ui/prose.tsx'
import { useEarlySlice } from '../hooks/use-public-state.ts'
import { accountIn, networkIn } from '../store/store.ts'
import { clearEnded, endedTransactions, subscribeEnded } from './ended-transactions.ts'
import type { RecentMessages } from './recent-messages.ts'
import { pendingTransactions, subscribePending } from './recent-transactions.ts'

const states = { pending: 'recent.pending', failed: 'recent.hasFailed', replaced: 'recent.wasReplaced' } as const

/** The most rows to list. */
const most = 10

/** The app's transactions of the current account on its network, newest first. */
export function RecentRows({ messages }: { messages: RecentMessages }) {
  const { chains } = useConfig()
  const address = useEarlySlice((state) => accountIn(state)?.address)
  const chainId = useEarlySlice((state) => networkIn(state)?.id)
  const pending = useSyncExternalStore(subscribePending, pendingTransactions)
  const ended = useSyncExternalStore(subscribeEnded, endedTransactions)
  const shown = [...pending.map((each) => ({ ...each, outcome: 'pending' as const })), ...ended]
    .filter((each) => each.address === address && each.chainId === chainId)
    .sort((one, other) => other.since - one.since)
    .slice(0, most)
  const chain = chains.find(({ id }) => id === chainId)
  if (!address || !chain || shown.length === 0) return null
  const network = toNetwork(chain)
  return (
    <Stack gap={8}>
      <Text heading>{messages['recent.title']}</Text>
      <List label={messages['recent.title']}>
        {shown.map(({ hash, description, outcome }) => (
          <Row
            key={hash}
            title={description}
            badge={outcome === 'confirmed' ? null : <Badge>{messages[states[outcome]]}</Badge>}
            href={transactionLink(network, hash)}
            testId="recent-transaction"
          />
        ))}
      </List>
      {shown.some(({ outcome }) => outcome !== 'pending') ? (
        <TextLink testId="recent-clear" onPress={() => clearEnded(address, chain.id)}>
          {messages['recent.clear']}
        </TextLink>
      ) : null}
    </Stack>
  )
}
