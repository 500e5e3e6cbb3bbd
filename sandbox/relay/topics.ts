/** A message on a topic. What is in it only the clients can read. */
export interface Letter {
  topic: string
  message: string
  /** What kind of message it is, by WalletConnect's numbers. */
  tag: number
  attestation?: string | undefined
  publishedAt: number
  /** The client that wrote it: it does not get it back. */
  from: string
  /** When it is thrown away, if no client has taken it. */
  until: number
}

/** A client that letters can be delivered to. */
export interface Reader {
  readonly client: string
  deliver(letter: Letter): void
}

/** Who listens to which topic, and the mailbox of each: letters wait until a client has acknowledged them. */
export class Topics {
  readonly #readers = new Map<string, Set<Reader>>()
  #waiting: Letter[] = []

  /** How many letters wait to be taken. */
  get waiting(): number {
    this.#throwAway()
    return this.#waiting.length
  }

  /** From now on a reader gets what is published on a topic, and at once what waits there. */
  subscribe(topic: string, reader: Reader): void {
    const readers = this.#readers.get(topic) ?? new Set()
    this.#readers.set(topic, readers.add(reader))
    this.#throwAway()
    for (const letter of this.#waiting) if (letter.topic === topic) this.#offer(letter, reader)
  }

  unsubscribe(topic: string, reader: Reader): void {
    this.#readers.get(topic)?.delete(reader)
  }

  /** A reader is gone. */
  leave(reader: Reader): void {
    for (const readers of this.#readers.values()) readers.delete(reader)
  }

  publish(letter: Letter): void {
    this.#waiting.push(letter)
    for (const reader of this.#readers.get(letter.topic) ?? []) this.#offer(letter, reader)
  }

  /** A client has acknowledged a letter. */
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
