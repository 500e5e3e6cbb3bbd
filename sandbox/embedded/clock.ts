/** The clock of the embedded wallet's service, which a test may advance. */
export class Clock {
  #ahead = 0

  now(): number {
    return Date.now() + this.#ahead
  }

  advance(milliseconds: number): void {
    this.#ahead += milliseconds
  }
}
