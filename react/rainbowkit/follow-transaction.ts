import type { Client } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { Config } from 'wagmi'
import { interpolate } from '../../core/errors.ts'
import { findAppKit } from '../handle/singleton.ts'
import { keepEnded, type Outcome } from './ended-transactions.ts'
import type { PendingTransaction } from './pending-transaction.ts'
import { loadRecentMessages } from './recent-messages.ts'

/** A node that does not answer is asked again after this long. */
const retryAfter = 30_000
/** What no node knows after this long is given up. */
const longest = 24 * 60 * 60 * 1000

/** How a transaction has ended, once it has. One that was sent again with another fee is still itself. */
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

/** Likewise, though the node fails at times; undefined where it is given up. */
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

/** Follows a transaction to its end, and tells the user of it. */
export async function showOutcome(config: Config, transaction: PendingTransaction): Promise<void> {
  const { chainId, description } = transaction
  // The app may no longer have the network that it was sent on.
  const chain = config.chains.find(({ id }) => id === chainId)
  if (!chain) return
  const outcome = await followedOutcome(config.getClient({ chainId }), transaction)
  if (!outcome) return
  keepEnded({ ...transaction, outcome })
  const messages = await loadRecentMessages()
  const message = interpolate(messages[`recent.${outcome}`], { description })
  await findAppKit()?.showToast({ type: outcome === 'confirmed' ? 'success' : 'error', message })
}
