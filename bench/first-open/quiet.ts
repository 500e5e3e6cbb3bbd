import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'

/** How long a page may take to become idle. */
const PATIENCE = 12_000

/** Tracks whether a page is idle: no request is pending, and its main thread responds at once. */
export class Quiet {
  readonly #page: Page
  readonly #underway = new Set<string>()
  #last = performance.now()

  constructor(page: Page, session: CDPSession) {
    this.#page = page
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) this.#note(() => this.#underway.add(requestId))
    })
    session.on('Network.loadingFinished', ({ requestId }) => this.#note(() => this.#underway.delete(requestId)))
    session.on('Network.loadingFailed', ({ requestId }) => this.#note(() => this.#underway.delete(requestId)))
  }

  #note(change: () => void) {
    change()
    this.#last = performance.now()
  }

  /** Waits until no request has been pending or started for `ms`. */
  async wait(ms: number): Promise<void> {
    const end = performance.now() + PATIENCE
    while (performance.now() < end) {
      const asked = performance.now()
      await this.#page.evaluate(() => undefined)
      const now = performance.now()
      if (this.#underway.size === 0 && now - this.#last > ms && now - asked < 40) return
      await sleep(25)
    }
  }
}
