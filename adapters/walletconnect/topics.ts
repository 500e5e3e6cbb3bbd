import { member } from '../../core/member.ts'
import type { Relayer } from './client.ts'

/**
 * The topics of this tab. All tabs of a site store theirs in the same place and overwrite each other, and after
 * reconnecting, a client (2.21.8) subscribes to the stored ones: it would no longer hear its own wallet, and another
 * tab would take the answers [pairing-tabs].
 */
export class Topics {
  readonly #relayer: Relayer
  readonly #own: Set<string>
  /** The subscriptions that the relay has not confirmed yet. */
  readonly #asked = new Map<string, Promise<unknown>>()

  constructor(relayer: Relayer) {
    this.#relayer = relayer
    const { subscriber } = relayer
    this.#own = new Set(subscriber?.topics)
    subscriber?.on('subscription_created', (payload) => void this.#own.add(String(member(payload, 'topic'))))
    subscriber?.on('subscription_deleted', (payload) => void this.#own.delete(String(member(payload, 'topic'))))
    subscriber?.on('subscription_resubscribed', () => {
      // After a failure, the next request tries again.
      for (const topic of this.#own) this.listen(topic).catch(() => undefined)
    })
  }

  /** Subscribes to a topic. @throws the client's error if the relay does not confirm it. */
  async listen(topic: string): Promise<void> {
    this.#own.add(topic)
    const { subscriber, subscribe } = this.#relayer
    if (!subscriber || !subscribe || subscriber.topics.includes(topic)) return
    // Only once: a second subscription would receive waiting messages twice.
    const asked = this.#asked.get(topic) ?? subscribe.call(this.#relayer, topic)
    this.#asked.set(topic, asked)
    try {
      await asked
    } finally {
      if (this.#asked.get(topic) === asked) this.#asked.delete(topic)
    }
  }

  /** A session has ended, and its topic with it. The client may have been offline, and not have reported it. */
  leave(topic: string): void {
    this.#own.delete(topic)
  }

  /** The connection was closed: unconfirmed subscriptions will never be confirmed. */
  lost(): void {
    this.#asked.clear()
  }
}
