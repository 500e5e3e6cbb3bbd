import { createServer } from 'node:net'
import { eventually, PATIENCE } from '../../browser/harness/eventually.ts'
import { expressionOf, resultOf } from './in-page.ts'

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('A port has a number')
  return address.port
}

/** A session of W3C WebDriver. */
export class WebDriver {
  readonly version: string
  readonly #session: string
  #window = ''
  #wheel = 0

  private constructor(session: string, version: string) {
    this.#session = session
    this.version = version
  }

  /** Opens a session with a driver, as soon as it listens. */
  static async start(server: string, capabilities: object): Promise<WebDriver> {
    await eventually(() =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ).toBe(true)
    const { sessionId, capabilities: actual } = await ask<{
      sessionId: string
      capabilities: { browserVersion: string }
    }>('POST', `${server}/session`, { capabilities: { alwaysMatch: capabilities } })
    return new WebDriver(`${server}/session/${sessionId}`, actual.browserVersion)
  }

  open(url: string): Promise<void> {
    return this.#ask('POST', '/url', { url })
  }

  url(): Promise<string> {
    return this.#ask('GET', '/url')
  }

  window(): Promise<string> {
    return this.#ask('GET', '/window')
  }

  windows(): Promise<string[]> {
    return this.#ask('GET', '/window/handles')
  }

  async switchTo(handle: string): Promise<void> {
    if (this.#window === handle) return
    await this.#ask('POST', '/window', { handle })
    this.#window = handle
  }

  /** The size of the window, including its bars. */
  size(): Promise<{ width: number; height: number }> {
    return this.#ask('GET', '/window/rect')
  }

  /** Sets the size of the window, including its bars. */
  resize(width: number, height: number): Promise<void> {
    return this.#ask('POST', '/window/rect', { width, height })
  }

  /** Acts as an input device does: https://w3c.github.io/webdriver/#actions */
  act(device: object): Promise<void> {
    return this.#ask('POST', '/actions', { actions: [device] })
  }

  scroll(x: number, y: number, distance: number): Promise<void> {
    // WebKit's driver takes the wheel's position for its scroll distance.
    this.#wheel += distance
    const action = { type: 'scroll', duration: 50, x, y, deltaX: 0, deltaY: this.#wheel }
    return this.act({ type: 'wheel', id: 'wheel', actions: [action] })
  }

  picture(): Promise<string> {
    return this.#ask('GET', '/screenshot')
  }

  /** Runs a function in the page, from its source text. */
  async evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    args: Args,
  ): Promise<Awaited<Result>> {
    const script = `${expressionOf(work, args)}.then(arguments[0])`
    return resultOf<Awaited<Result>>(await this.#ask('POST', '/execute/async', { script, args: [] }))
  }

  end(): Promise<void> {
    return this.#ask('DELETE', '')
  }

  #ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    return ask<Value>(method, `${this.#session}${path}`, body)
  }
}

async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value }: { value: Value } = JSON.parse(await response.text())
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}
