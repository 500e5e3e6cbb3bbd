/** For how long an answer counts for another question, in milliseconds: as long as it takes to do several things in one go. */
const life = 1_000

/** One answer for several questions in one go: an account is signed out on each of its chains. */
export class Reading<T> {
  readonly #ask: () => Promise<T>
  #last: { answer: Promise<T>; at: number } | undefined

  constructor(ask: () => Promise<T>) {
    this.#ask = ask
  }

  /** Asks, whatever is known. */
  fresh(): Promise<T> {
    const answer = this.#ask()
    const last = { answer, at: Date.now() }
    this.#last = last
    answer.catch(() => {
      if (this.#last === last) this.#last = undefined
    })
    return answer
  }

  /** Asks, unless the answer is recent. */
  recent(): Promise<T> {
    return this.#last && Math.abs(Date.now() - this.#last.at) < life ? this.#last.answer : this.fresh()
  }

  /** What is known without a question. */
  know(answer: T): void {
    this.#last = { answer: Promise.resolve(answer), at: Date.now() }
  }

  /** What was answered counts no more. */
  forget(): void {
    this.#last = undefined
  }
}
