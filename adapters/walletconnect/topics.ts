import { member } from '../../core/member.ts'
import type { Relayer } from './client.ts'

/**
 * The topics that this tab listens to. All tabs of a site store theirs in one place, each over the others', and a client
 * (2.21.8) whose line is back listens to what is stored there: without this it would no longer hear its own wallet, and the
 * tab that listens instead would take the answers [pairing-tabs].
 */
export class Topics {
  readonly #relayer: Relayer
  readonly #own: Set<string>
  /** What the relay has yet to confirm. */
  readonly #asked = new Map<string, Promise<unknown>>()

  constructor(relayer: Relayer) {
    this.#relayer = relayer
    const { subscriber } = relayer
    this.#own = new Set(subscriber?.topics)
    subscriber?.on('subscription_created', (payload) => void this.#own.add(String(member(payload, 'topic'))))
    subscriber?.on('subscription_deleted', (payload) => void this.#own.delete(String(member(payload, 'topic'))))
    subscriber?.on('subscription_resubscribed', () => {
      // What fails is tried again before the next request.
      for (const topic of this.#own) this.listen(topic).catch(() => undefined)
    })
  }

  /** Listens to a topic from now on. @throws what the client says where the relay does not confirm it. */
  async listen(topic: string): Promise<void> {
    this.#own.add(topic)
    const { subscriber, subscribe } = this.#relayer
    if (!subscriber || !subscribe || subscriber.topics.includes(topic)) return
    // Once: who asks twice gets what waits for the topic twice.
    const asked = this.#asked.get(topic) ?? subscribe.call(this.#relayer, topic)
    this.#asked.set(topic, asked)
    try {
      await asked
    } finally {
      if (this.#asked.get(topic) === asked) this.#asked.delete(topic)
    }
  }

  /** A session has ended, and its topic with it: the client may have been without a line, and not have said so. */
  leave(topic: string): void {
    this.#own.delete(topic)
  }

  /** The line is shut: what the relay has not confirmed, it never will. */
  lost(): void {
    this.#asked.clear()
  }
}
