import type { BrowserContext } from 'playwright-core'

/** What pages complained about: uncaught errors, unhandled rejections, errors on the console. */
export class Complaints {
  /** All of them, oldest first. */
  readonly all: string[] = []
  readonly #expected: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('weberror', (error) => this.all.push(`uncaught: ${error.error().stack ?? String(error.error())}`))
    context.on('console', (message) => {
      if (message.type() === 'error') this.all.push(`console: ${message.text()}`)
    })
  }

  /** Complaints that belong to what the test does, such as the browser's own about a node that is down. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** Those that no test asked for. */
  get unexpected(): string[] {
    return this.all.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)))
  }
}
