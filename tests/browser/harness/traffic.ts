import type { BrowserContext, Request } from 'playwright-core'

const loopback = /^(https?|wss?):\/\/(127\.0\.0\.1|localhost)(:\d+)?\//

/**
 * Switches that let a browser out to this machine alone: all else goes to a proxy that is not there. Unlike a route,
 * it costs the requests that are allowed nothing.
 */
export const stayHome = ['--proxy-server=127.0.0.1:9']

/** What a browser asked for, and what it was not let out for. */
export class Traffic {
  /** Addresses of requests to this machine, oldest first. */
  readonly local: string[] = []
  /** Addresses of what would have left this machine. None of it did. */
  readonly outside: string[] = []
  /** The methods of the requests that pages sent to wallets, oldest first. */
  readonly askedOfWallets: string[] = []
  readonly #underway = new Set<Request>()
  readonly #standsIn: (url: string) => boolean

  /** @param standsIn Whether the sandbox answers a request in the place of a service elsewhere. */
  constructor(context: BrowserContext, standsIn: (url: string) => boolean) {
    this.#standsIn = standsIn
    context.on('request', (request) => {
      this.#underway.add(request)
      this.#note(request)
    })
    const arrive = (request: Request) => void this.#underway.delete(request)
    context.on('requestfinished', arrive).on('requestfailed', arrive)
    context.on('page', (page) => {
      page.on('websocket', (socket) => {
        const list = loopback.test(socket.url()) ? this.local : this.outside
        list.push(socket.url())
        socket.on('framesent', ({ payload }) => this.#noteFrame(socket.url(), String(payload)))
      })
    })
  }

  /** What was requested from this machine apart from the page's own files. */
  besides(site: string): string[] {
    return this.local.filter((url) => !url.startsWith(site))
  }

  /** Addresses of a site's files that are asked for and have not arrived yet. */
  underway(site: string): string[] {
    return [...this.#underway].map((request) => request.url()).filter((url) => url.startsWith(site))
  }

  #note(request: Request): void {
    const url = request.url()
    if (loopback.test(url)) this.local.push(url)
    else if (!/^(data|blob|about):/.test(url) && !this.#standsIn(url)) this.outside.push(url)
  }

  #noteFrame(url: string, payload: string): void {
    if (!/\/wallet\/[^/]+\/page$/.test(url)) return
    const { method }: { method?: string } = JSON.parse(payload)
    if (method !== undefined) this.askedOfWallets.push(method)
  }
}
