import type { Client } from './client.ts'

/**
 * Keeps the client (2.21.8) from dropping unanswered codes: it would do so at every sign-in request and at the end of a
 * session, and the user would scan a dead code. They expire after five minutes.
 */
export function keepPairings(client: Client): void {
  const { pairing, core } = client.client
  client.cleanupPendingPairings = async (options) => {
    for (const { topic, active } of pairing?.getAll() ?? [])
      if (options?.deletePairings && active) core.expirer?.set(topic, 0)
  }
}
