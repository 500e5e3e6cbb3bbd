/** The time at the embedded wallet's service, which a test may move. */
export class Clock {
  #ahead = 0

  now(): number {
    return Date.now() + this.#ahead
  }

  advance(milliseconds: number): void {
    this.#ahead += milliseconds
  }
}
