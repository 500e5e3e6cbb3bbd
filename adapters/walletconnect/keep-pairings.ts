import type { Client } from './client.ts'

/**
 * Keeps the client (2.21.8) from giving up codes that no wallet has answered yet: it would do so whenever it asks for a
 * signature or a session ends, and the user would scan one in vain. They expire after five minutes.
 */
export function keepPairings(client: Client): void {
  const { pairing, core } = client.client
  client.cleanupPendingPairings = async (options) => {
    for (const { topic, active } of pairing?.getAll() ?? [])
      if (options?.deletePairings && active) core.expirer?.set(topic, 0)
  }
}
