import type { BrowserContext, Request } from 'playwright-core'

const loopback = /^(https?|wss?):\/\/(127\.0\.0\.1|localhost)(:\d+)?\//

/** What a browser asked for, and what it was not let out for. */
export class Traffic {
  /** Addresses of requests to this machine, oldest first. */
  readonly local: string[] = []
  /** Addresses of what would have left this machine. None of it did. */
  readonly outside: string[] = []
  /** The methods of the requests that pages sent to wallets, oldest first. */
  readonly askedOfWallets: string[] = []

  static async of(context: BrowserContext): Promise<Traffic> {
    const traffic = new Traffic()
    context.on('request', (request) => traffic.#note(request))
    context.on('page', (page) => {
      page.on('websocket', (socket) => {
        const list = loopback.test(socket.url()) ? traffic.local : traffic.outside
        list.push(socket.url())
        socket.on('framesent', ({ payload }) => traffic.#noteFrame(socket.url(), String(payload)))
      })
    })
    await context.route(
      (url) => !loopback.test(url.href),
      (route) => route.abort('internetdisconnected'),
    )
    return traffic
  }

  /** What was asked of this machine apart from the page's own files. */
  besides(site: string): string[] {
    return this.local.filter((url) => !url.startsWith(site))
  }

  #note(request: Request): void {
    const url = request.url()
    if (loopback.test(url)) this.local.push(url)
    else if (!/^(data|blob|about):/.test(url)) this.outside.push(url)
  }

  #noteFrame(url: string, payload: string): void {
    if (!/\/wallet\/[^/]+\/page$/.test(url)) return
    const { method }: { method?: string } = JSON.parse(payload)
    if (method !== undefined) this.askedOfWallets.push(method)
  }
}
