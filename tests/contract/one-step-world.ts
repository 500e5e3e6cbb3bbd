import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { createServer } from '../../examples/sign-in-server/index.ts'
import { type Phone, startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { DefaultSIWX, InformalMessenger, LocalStorage, ServerSIWX, type SIWXConfig } from '../../siwx/index.ts'
import { memoryStorage } from './page.ts'
import { hold, type openLink } from './pairings.ts'
import { takePhone, watchLines } from './relay-world.ts'

export const ONE = 'eip155:31337'
export const TWO = 'eip155:31338'
export const origin = 'http://dapp.example'
export const method = 'wc_sessionAuthenticate'
export const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const signIn = { network: ONE, isSmartAccount: false } as const
const words = { domain: 'dapp.example', uri: origin, statement: 'Welcome.', expiration: 3_600_000 }

interface World {
  sandbox: WalletConnectSandbox
  phone: Phone
}

/** A sandbox for a file's tests, and a phone for each test. No promise may be rejected unhandled meanwhile. */
export function openWorld(): World {
  let strays: unknown[] = []
  const noteStray = (cause: unknown) => void strays.push(cause)
  const opened: Partial<World> = {}
  beforeAll(async () => {
    opened.sandbox = await startSandbox({ walletConnect: true })
    watchLines(opened.sandbox)
    process.on('unhandledRejection', noteStray)
  })
  const get = <K extends keyof World>(key: K): World[K] => {
    const found = opened[key]
    if (!found) throw new Error('The world is not open.')
    return found
  }
  beforeEach(async () => {
    strays = []
    const phone = await takePhone(get('sandbox'))
    opened.phone = phone
    return async () => {
      await phone[Symbol.asyncDispose]()
      expect(strays).toEqual([])
    }
  })
  afterEach(() => void vi.restoreAllMocks())
  afterAll(async () => {
    process.off('unhandledRejection', noteStray)
    await opened.sandbox?.stop()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return {
    get sandbox() {
      return get('sandbox')
    },
    get phone() {
      return get('phone')
    },
  }
}

/** An app's own server, whose answer a test can change. */
export function serve({ sandbox }: World) {
  const chains = { [ONE]: [sandbox.one.url], [TWO]: [sandbox.two.url] }
  const app = createServer({ origin, chains })
  const instead = new Map<string, () => Response | Promise<Response>>()
  let cookie = ''
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const request = new Request(url, init)
    const other = instead.get(new URL(request.url).pathname)
    if (other) return other()
    request.headers.set('origin', origin)
    request.headers.set('cookie', cookie)
    const answer = await app.fetch(request)
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  return { instead, siwx: new ServerSIWX({ url: 'http://api.example', ...words, fetch }) }
}

/** An app that signs users in for the page only. */
export function inThePage(more: Partial<SIWXConfig> = {}): SIWXConfig {
  const kept = Object.assign(memoryStorage(), { length: 0, key: () => null, clear: () => undefined })
  const storage = new LocalStorage({ open: () => kept })
  return Object.assign(new DefaultSIWX({ messenger: new InformalMessenger(words), storage }), more)
}

export const signedOn = async (siwx: SIWXConfig) => {
  const all = await Promise.all(([ONE, TWO] as const).map((chain) => siwx.getSessions(chain, alice)))
  return all.flat().map(({ data }) => data.chainId)
}

export type Page = ReturnType<typeof openLink>

/** A phone that scans what the page shows, and is asked; `answered` is the page's final report about it. */
export async function scanned(page: Page, by: Phone) {
  const held = hold(page)
  await by.pair((await held.until('pairing.offered')).uri)
  const answered = () => Promise.race([held.until('pairing.settled'), held.until('pairing.refused')])
  return { held, answered }
}

export const laterBy = (ms: number) => {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms)
}

/** Fires the timer that the flow waits for. */
export async function elapse(timers: ReturnType<typeof spyTimers>, is: (ms: number) => boolean) {
  const find = () => timers.mock.calls.find(([, ms]) => ms !== undefined && is(ms))?.[0]
  await vi.waitFor(() => expect(find()).toBeDefined())
  find()?.()
}
export const spyTimers = () => vi.spyOn(globalThis, 'setTimeout')

/** Nothing is left of a session, on either side. */
export const ended = async (page: Page, phone: Phone, siwx: SIWXConfig) => {
  expect(page.link.session()).toBeUndefined()
  await vi.waitFor(() => expect(phone.sessions()).toEqual([]))
  expect((await page.link.load()).restore()).toBeUndefined()
  expect(await signedOn(siwx)).toEqual([])
}
