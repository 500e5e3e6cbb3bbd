import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'

/** How long a code or a link is valid. */
export const CODE_MS = 20 * 60 * 1000

const TRIES = 5

/** Six digits that were mailed to a user, valid for one use, five tries and 20 minutes. */
export class OneTimeCode {
  readonly digits = String(randomInt(1_000_000)).padStart(6, '0')
  readonly #clock: Clock
  readonly #expiresAt: number
  #triesLeft = TRIES

  constructor(clock: Clock) {
    this.#clock = clock
    this.#expiresAt = clock.now() + CODE_MS
  }

  /** Throws unless the digits are right and the code is still valid. */
  use(given: string): void {
    if (this.#triesLeft === 0) throw new Error('Too many attempts. Request a new code.')
    if (this.#clock.now() >= this.#expiresAt) throw new Error('The code has expired. Request a new code.')
    this.#triesLeft -= 1
    const [mine, theirs] = [this.digits, given].map((text) => Buffer.from(text))
    if (!mine || !theirs || mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) {
      throw new Error('Invalid code.')
    }
    this.#triesLeft = 0
  }
}
