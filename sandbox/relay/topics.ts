/** A message on a topic. Only the clients can decrypt it. */
export interface Letter {
  topic: string
  message: string
  /** The kind of message, by WalletConnect's numbers. */
  tag: number
  attestation?: string | undefined
  publishedAt: number
  /** The client that sent it, which does not receive it. */
  from: string
  /** When it is discarded if no client has received it. */
  until: number
}

/** A client that messages can be delivered to. */
export interface Reader {
  readonly client: string
  deliver(letter: Letter): void
}

/** The subscribers of each topic, and its mailbox: messages wait until a client has acknowledged them. */
export class Topics {
  readonly #readers = new Map<string, Set<Reader>>()
  #waiting: Letter[] = []

  /** The number of undelivered messages. */
  get waiting(): number {
    this.#throwAway()
    return this.#waiting.length
  }

  /** Subscribes a reader to a topic, and delivers the messages that wait there. */
  subscribe(topic: string, reader: Reader): void {
    const readers = this.#readers.get(topic) ?? new Set()
    this.#readers.set(topic, readers.add(reader))
    this.#throwAway()
    for (const letter of this.#waiting) if (letter.topic === topic) this.#offer(letter, reader)
  }

  unsubscribe(topic: string, reader: Reader): void {
    this.#readers.get(topic)?.delete(reader)
  }

  /** Removes a reader. */
  leave(reader: Reader): void {
    for (const readers of this.#readers.values()) readers.delete(reader)
  }

  publish(letter: Letter): void {
    this.#waiting.push(letter)
    for (const reader of this.#readers.get(letter.topic) ?? []) this.#offer(letter, reader)
  }

  /** A client has acknowledged a message. */
  taken(letter: Letter): void {
    this.#waiting = this.#waiting.filter((other) => other !== letter)
  }

  #offer(letter: Letter, reader: Reader): void {
    if (letter.from !== reader.client) reader.deliver(letter)
  }

  #throwAway(): void {
    const now = Date.now()
    this.#waiting = this.#waiting.filter(({ until }) => until > now)
  }
}
