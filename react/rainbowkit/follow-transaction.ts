import type { Client } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { Config } from 'wagmi'
import { interpolate } from '../../core/errors.ts'
import { findAppKit } from '../handle/singleton.ts'
import { keepEnded, type Outcome } from './ended-transactions.ts'
import type { PendingTransaction } from './pending-transaction.ts'
import { loadRecentMessages } from './recent-messages.ts'

/** How long to wait before asking a node again, in milliseconds. */
const retryAfter = 30_000
/** How long to wait for a transaction that no node knows, in milliseconds. */
const longest = 24 * 60 * 60 * 1000

/** How long an outcome is shown, in milliseconds: as long as those of our own transactions [send-pending]. */
const stays = 8_000

/** The outcome of a transaction, once there is one. A replacement with another fee counts as the same transaction. */
async function outcomeOf(client: Client, { hash, confirmations }: PendingTransaction): Promise<Outcome> {
  let isReplaced = false
  const { status } = await waitForTransactionReceipt(client, {
    ...{ hash, confirmations, timeout: 0 },
    onReplaced: ({ reason }) => {
      isReplaced = reason !== 'repriced'
    },
  })
  if (isReplaced) return 'replaced'
  return status === 'success' ? 'confirmed' : 'failed'
}

const wait = () => new Promise((resolve) => setTimeout(resolve, retryAfter))

/** Likewise, with retries if the node fails; undefined after the time limit. */
export async function followedOutcome(client: Client, transaction: PendingTransaction): Promise<Outcome | undefined> {
  while (Date.now() - transaction.since < longest) {
    try {
      return await outcomeOf(client, transaction)
    } catch {
      await wait()
    }
  }
  return undefined
}

/** Follows a transaction until it completes, and shows its outcome to the user. */
export async function showOutcome(config: Config, transaction: PendingTransaction): Promise<void> {
  const { chainId, description } = transaction
  // The app may no longer have the transaction's network.
  const chain = config.chains.find(({ id }) => id === chainId)
  if (!chain) return
  const outcome = await followedOutcome(config.getClient({ chainId }), transaction)
  if (!outcome) return
  keepEnded({ ...transaction, outcome })
  const messages = await loadRecentMessages()
  const message = interpolate(messages[`recent.${outcome}`], { description })
  await findAppKit()?.showToast({ type: outcome === 'confirmed' ? 'success' : 'error', message, duration: stays })
}
