import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core'
import type { Hex } from 'viem'

import type { Embedded } from './embedded.ts'

/** A message that the page has received. */
export interface Heard {
  message: unknown
  origin: string
  fromFrame: boolean
}

declare global {
  interface Window {
    /** The messages that the page has received, with their origins. */
    heard: Heard[]
    /** Resolves with the first matching message, as soon as it has arrived. */
    until(fits: (heard: Heard) => boolean): Promise<Heard>
    post(message: object): void
  }
}

/** The answer to a message, or its error. */
export interface Answered {
  type: string
  id?: string
  payload?: Record<string, unknown>
}

/** A dApp in ten lines, on its own origin. It embeds the frame and records all messages. */
const dapp = (frameUrl: string) => `<!doctype html><title>dApp</title><body><script>
  window.heard = []
  const waiting = new Set()
  window.until = (fits) => new Promise((resolve) => {
    const look = () => {
      const found = window.heard.find(fits)
      if (!found) return
      waiting.delete(look)
      resolve(found)
    }
    waiting.add(look)
    look()
  })
  const frame = document.createElement('iframe')
  addEventListener('message', ({ data, origin, source }) => {
    window.heard.push({ message: data, origin, fromFrame: source === frame.contentWindow })
    for (const look of [...waiting]) look()
  })
  window.post = (message) => frame.contentWindow.postMessage(message, ${JSON.stringify(new URL(frameUrl).origin)})
  Object.assign(frame, { id: 'w3m-iframe', width: 360, height: 600, src: ${JSON.stringify(frameUrl)} })
  document.body.append(frame)
</script>`

/** A user's browser, with the dApp open. */
export interface Visitor extends AsyncDisposable {
  readonly origin: string
  readonly context: BrowserContext
  readonly page: Page
  readonly frame: FrameLocator
  /** Sends a message. Resolves with its answer. */
  send(name: string, payload?: unknown): Promise<Answered>
  /** The messages of one type from the frame. */
  heard(type: string): Promise<Answered[]>
}

/** Serves the dApp. Returns a function that opens it in a new browser. */
export async function serveDapp(browser: Browser, frameUrl: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(dapp(frameUrl))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Opens the dApp, in a new browser or in an existing one. */
  const open = async (context?: BrowserContext): Promise<Visitor> => {
    const own = context ?? (await browser.newContext())
    // Shorter than a test's timeout, so that an error names what was missing.
    own.setDefaultTimeout(15_000)
    const page = await own.newPage()
    await page.goto(origin, { waitUntil: 'domcontentloaded' })
    let lastId = 0
    return {
      ...{ origin, context: own, page, frame: page.frameLocator('#w3m-iframe') },
      send: async (name, payload) => {
        const id = `m${++lastId}`
        const message = { type: `@w3m-app/${name}`, id, payload }
        const answer = await page.evaluate((asked) => {
          window.post(asked)
          return window.until(({ message, fromFrame }) => fromFrame && (message as Answered | null)?.id === asked.id)
        }, message)
        return answer.message as Answered
      },
      heard: (type) =>
        page.evaluate(
          (wanted) =>
            window.heard
              .filter(({ message, fromFrame }) => fromFrame && (message as Answered)?.type === wanted)
              .map(({ message }) => message as Answered),
          type,
        ),
      [Symbol.asyncDispose]: () => own.close(),
    }
  }
  const close = () => new Promise((resolve) => server.close(resolve))
  return { origin, open, close }
}

/** Resolves when the frame has reported that it is ready. */
export const ready = async (visitor: Visitor): Promise<void> => {
  await visitor.page.evaluate(() =>
    window.until(({ message }) => (message as Answered | null)?.type === '@w3m-frame/READY'),
  )
}

/** The error message in an answer. */
export const messageOf = ({ payload }: Answered): unknown => payload?.message

/**
 * Logs in on a browser that the service does not know, and approves it on the pages of the mailbox and the service.
 * Resolves with the address.
 */
export const createLogin =
  (embedded: () => Embedded) =>
  async (visitor: Visitor, email: string): Promise<Hex> => {
    const { mailbox, world } = embedded()
    const begun = await visitor.send('CONNECT_EMAIL', { email })
    if (begun.payload?.action !== 'VERIFY_DEVICE') throw new Error(`The login began with ${JSON.stringify(begun)}.`)
    const approved = visitor.send('CONNECT_DEVICE')
    await mailbox.wait(email)
    const mail = await visitor.context.newPage()
    await mail.goto(`${world.mailboxUrl}/?to=${email}`)
    await mail.getByRole('link', { name: 'Approve this device' }).click()
    await mail.getByRole('link', { name: '/device?' }).click()
    await mail.getByRole('button', { name: 'Approve' }).click()
    await mail.getByRole('heading', { name: 'Device approved' }).waitFor()
    await mail.close()
    await approved
    const { code } = await mailbox.wait(email)
    await visitor.send('CONNECT_OTP', { otp: code })
    return (await visitor.send('GET_USER', { chainId: 31337 })).payload?.address as Hex
  }
