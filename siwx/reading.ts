/** How long an answer is reused, in milliseconds: long enough for several operations in a row. */
const life = 1_000

/** Shares one answer among several requests in a row: an account is signed out on each of its chains. */
export class Reading<T> {
  readonly #ask: () => Promise<T>
  #last: { answer: Promise<T>; at: number } | undefined

  constructor(ask: () => Promise<T>) {
    this.#ask = ask
  }

  /** Always sends a request. */
  fresh(): Promise<T> {
    const answer = this.#ask()
    const last = { answer, at: Date.now() }
    this.#last = last
    answer.catch(() => {
      if (this.#last === last) this.#last = undefined
    })
    return answer
  }

  /** Sends a request, unless the last answer is recent. */
  recent(): Promise<T> {
    return this.#last && Math.abs(Date.now() - this.#last.at) < life ? this.#last.answer : this.fresh()
  }

  /** Stores an answer that is known without a request. */
  know(answer: T): void {
    this.#last = { answer: Promise.resolve(answer), at: Date.now() }
  }

  /** Discards the stored answer. */
  forget(): void {
    this.#last = undefined
  }
}
