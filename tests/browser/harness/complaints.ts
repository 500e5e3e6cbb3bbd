import type { BrowserContext } from 'playwright-core'

/** What pages complained about: uncaught errors, unhandled rejections and console errors. */
export class Complaints {
  /** All complaints, oldest first. */
  readonly all: string[] = []
  readonly #expected: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('weberror', (error) => this.all.push(`uncaught: ${error.error().stack ?? String(error.error())}`))
    context.on('console', (message) => {
      if (message.type() === 'error') this.all.push(`console: ${message.text()}`)
    })
  }

  /** Complaints that the test expects, such as the browser's own about a node that is down. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** The complaints that no test expected. */
  get unexpected(): string[] {
    return this.all.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)))
  }
}
