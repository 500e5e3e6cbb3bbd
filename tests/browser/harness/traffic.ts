import type { BrowserContext, Request } from 'playwright-core'

const loopback = /^(https?|wss?):\/\/(127\.0\.0\.1|localhost)(:\d+)?\//

/**
 * Switches that keep a browser on this machine: everything else goes to a proxy that does not exist. Unlike a route,
 * this costs allowed requests nothing.
 */
export const stayHome = ['--proxy-server=127.0.0.1:9']

/** A browser's requests, and those that were blocked. */
export class Traffic {
  /** URLs of requests to this machine, oldest first. */
  readonly local: string[] = []
  /** URLs of requests that would have left this machine. None did. */
  readonly outside: string[] = []
  /** The methods of the pages' wallet requests, oldest first. */
  readonly askedOfWallets: string[] = []
  readonly #underway = new Set<Request>()
  readonly #standsIn: (url: string) => boolean

  /** @param standsIn Whether the sandbox answers a request in place of an outside service. */
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

  /** The requests to this machine other than the page's own files. */
  besides(site: string): string[] {
    return this.local.filter((url) => !url.startsWith(site))
  }

  /** URLs of a site's files that are requested and have not arrived yet. */
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
