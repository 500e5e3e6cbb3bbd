import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { linkedClientId } from '../../adapters/walletconnect/linked-client-id.ts'
import type { ErrorCode } from '../../core/errors.ts'
import { toNetwork } from '../../core/to-network.ts'
import { type Phone, startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { networkOf } from './evm-world.ts'
import { hold, openLink, settled } from './pairings.ts'
import { takePhone, watchLines } from './relay-world.ts'
import { failureOf } from './watching.ts'

const ONE = 'eip155:31337'
const TWO = 'eip155:31338'
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

let sandbox: WalletConnectSandbox
let phone: Phone & AsyncDisposable
beforeAll(async () => {
  sandbox = await startSandbox({ walletConnect: true })
  watchLines(sandbox)
})
beforeEach(async () => {
  phone = await takePhone(sandbox)
  return () => phone[Symbol.asyncDispose]()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  await sandbox.stop()
  vi.unstubAllGlobals()
})

type Page = ReturnType<typeof openLink>

/** Resolves when the link's session meets this condition. */
const until = ({ link }: Page, is: (session: typeof link.session) => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (is(link.session)) resolve()
    }
    link.watchers.add(look)
    look()
  })

const laterBy = (ms: number) => {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms)
}

it('says under which identity the relay knows the page while a wallet is linked, and loads nothing for that [assets-identity]', async () => {
  await using page = openLink(sandbox)
  const load = vi.spyOn(page.link, 'load')
  expect(await linkedClientId(page.options)).toBeUndefined()
  expect(await linkedClientId(undefined)).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
  await settled(page, phone)
  expect(await linkedClientId(page.options)).toMatch(/^did:key:z\w{20,}$|^[\da-f]{64}$/)
})

describe('a pairing', () => {
  it('requests all namespaces in which the dApp has networks, with every chain id of each network', async () => {
    const solana = toNetwork({
      ...networkOf(sandbox.one),
      id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      chainNamespace: 'solana',
    })
    const networks = [toNetwork(networkOf(sandbox.one)), solana]
    const override = { methods: { eip155: ['personal_sign'] } }
    await using page = openLink(sandbox, {
      networks: () => networks,
      universalProviderConfigOverride: override,
    })
    await phone.pair((await hold(page).until('pairing.offered')).uri)
    expect((await phone.nextRequest()).params).toEqual({
      requiredNamespaces: {},
      optionalNamespaces: {
        eip155: {
          chains: [ONE],
          methods: ['personal_sign'],
          events: ['accountsChanged', 'chainChanged'],
        },
        solana: {
          chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
          methods: [
            'solana_signMessage',
            'solana_signTransaction',
            'solana_requestAccounts',
            'solana_getAccounts',
            'solana_signAllTransactions',
            'solana_signAndSendTransaction',
          ],
          events: ['accountsChanged', 'chainChanged'],
        },
      },
    })
  })

  it('is shared by all holders [pairing-one], whichever of them releases it, and however many links there are', async () => {
    await using page = openLink(sandbox)
    const other = openLink(sandbox, { prefix: page.options.prefix ?? '' })
    const { relay } = sandbox.walletConnect
    const seen = () => [
      relay.connects.length,
      relay.requests.filter(({ method }) => method === 'wc_proposeSession').length,
    ]
    const before = seen()
    const [first, second] = [hold(page), hold(page)]
    first.stop()
    const third = hold(other)
    const offers = await Promise.all([second, third].map((held) => held.until('pairing.offered')))
    const late = await hold(page).until('pairing.offered')
    expect(new Set([...offers, late].map(({ uri, expiresAt }) => `${uri} ${expiresAt}`)).size).toBe(1)
    expect(Math.abs(late.expiresAt - Date.now() - 240_000)).toBeLessThan(30_000)
    expect(first.reports).toEqual([])
    expect(seen()).toEqual(before.map((count) => count + 1))
  })

  it('is settled for all its holders', async () => {
    await using page = openLink(sandbox)
    const witness = hold(page)
    const report = { type: 'pairing.settled', namespaces: ['eip155'], name: 'Sandbox Phone' }
    expect(await settled(page, phone)).toEqual(report)
    expect(witness.reports.at(-1)).toEqual(report)
    expect(page.link.session()).toMatchObject({ name: 'Sandbox Phone', adoptable: false, goesAnywhere: false })
  })

  it('is created again shortly before it expires, and the earlier one can still be approved', async () => {
    await using page = openLink(sandbox)
    const first = hold(page)
    const { uri } = await first.until('pairing.offered')
    await phone.pair(uri)
    await phone.nextRequest()
    first.stop()
    laterBy(230_001)
    const second = hold(page)
    const { uri: newer } = await second.until('pairing.offered')
    expect(newer).not.toBe(uri)
    await phone.approve()
    expect((await second.until('pairing.settled')).name).toBe('Sandbox Phone')
  })

  it('expires, and leaves no error to the page', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await using page = openLink(sandbox)
    const held = hold(page)
    await held.until('pairing.offered')
    const ours = timers.mock.calls.find(([, ms]) => ms && ms > 290_000 && ms <= 295_000)
    ours?.[0]()
    expect((await held.until('pairing.refused')).failure).toEqual({ code: 'pairing.expired' })
  })

  it('expires while the page sleeps', async () => {
    await using page = openLink(sandbox)
    const held = hold(page)
    await held.until('pairing.offered')
    laterBy(301_000)
    await page.pulse()
    expect((await held.until('pairing.refused')).failure).toEqual({ code: 'pairing.expired' })
  })

  it('that expired while the page slept does not end the next one, which the relay has not taken yet', async () => {
    await using page = openLink(sandbox)
    const before = hold(page)
    const { uri } = await before.until('pairing.offered')
    before.stop()
    sandbox.walletConnect.relay.pause()
    laterBy(301_000)
    const held = hold(page)
    // The next pairing has begun by then.
    await page.link.load()
    await Promise.all([page.expires(), page.pulse()])
    sandbox.walletConnect.relay.resume()
    expect(held.reports).toEqual([])
    expect((await held.until('pairing.offered')).uri).not.toBe(uri)
  })

  it('that is approved when nothing holds it any more is accepted all the same', async () => {
    await using page = openLink(sandbox)
    const held = hold(page)
    await phone.pair((await held.until('pairing.offered')).uri)
    await phone.nextRequest()
    held.stop()
    const coming = until(page, (session) => session() !== undefined)
    await phone.approve()
    await coming
    expect(page.link.session()).toMatchObject({ adoptable: true, name: 'Sandbox Phone' })
    expect(held.reports.map(({ type }) => type)).toEqual(['pairing.offered'])
  })

  const granting = (accounts: readonly string[]) => ({
    session: { eip155: { chains: [ONE], accounts: [...accounts], methods: [], events: [] } },
  })
  const flaws: (readonly [string, Parameters<Phone['behave']>[0]['with'], ErrorCode])[] = [
    ['says no', 'reject', 'wallet.rejected'],
    ['says no in other words', { error: { code: 5002, message: 'User rejected methods.' } }, 'wallet.rejected'],
    ['gives no accounts', granting([]), 'wallet.noAccounts'],
    ['gives an address that is none', granting([`${ONE}:0x123`]), 'wallet.badAccount'],
    ['gives one that is none beside a good one', granting([`${ONE}:${account}`, `${ONE}:<b>`]), 'wallet.badAccount'],
    ['gives a chain alone that was not asked for', granting([`eip155:999:${account}`]), 'chain.notConfigured'],
  ]
  it.each(flaws)('with a phone that %s is refused, and another one works', async (_, behaviour, code) => {
    await using page = openLink(sandbox)
    const held = hold(page)
    phone.behave({ method: 'wc_sessionPropose', with: behaviour })
    await phone.pair((await held.until('pairing.offered')).uri)
    expect((await held.until('pairing.refused')).failure).toEqual({ code })
    expect(page.link.session()).toBeUndefined()
    held.stop()
    await vi.waitFor(() => expect(phone.sessions()).toEqual([]))
    expect((await settled(page, phone)).name).toBe('Sandbox Phone')
  })

  it('works without access to IndexedDB', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    await using page = openLink(sandbox)
    expect((await settled(page, phone)).name).toBe('Sandbox Phone')
  })
})

describe('a session', () => {
  it('leaves out what was not requested, and follows what the phone adds', async () => {
    const networks = [toNetwork(networkOf(sandbox.one))]
    await using page = openLink(sandbox, { networks: () => networks })
    await settled(page, phone)
    const networksNow = () => page.link.session()?.parts.eip155?.accounts.map(({ network }) => network)
    expect(networksNow()).toEqual([ONE])
    const coming = until(page, (session) => session()?.said.eip155?.network === TWO)
    await phone.switchChain(TWO)
    await coming
    expect(networksNow()).toEqual([ONE, TWO])
  })

  it('times out a request that is never answered, and leaves no error to the page', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await using page = openLink(sandbox)
    await settled(page, phone)
    phone.behave({ method: 'personal_sign', with: 'hang' })
    const asking = (await page.link.load()).request(ONE, { method: 'personal_sign', params: ['0x00', account] })
    await vi.waitFor(() => expect(timers.mock.calls.some(([, ms]) => ms === 295_000)).toBe(true))
    timers.mock.calls.findLast(([, ms]) => ms === 295_000)?.[0]()
    expect(await failureOf(asking)).toMatchObject({ code: 'request.timeout' })
  })

  it.each([
    ['that the phone ends while it is asked', () => phone.disconnect(), { code: 6000 }],
    ['whose relay is lost while it is asked', ({ losesTheRelay }: Page) => losesTheRelay(), { code: 'relay.clock' }],
  ])('%s has not answered [send-undecided]', { timeout: 20_000 }, async (_, end, cause) => {
    await using page = openLink(sandbox)
    await settled(page, phone)
    const working = await page.link.load()
    const asking = working.request(ONE, { method: 'personal_sign', params: ['0x00', account] })
    const failure = failureOf(asking)
    await phone.nextRequest()
    await end(page)
    expect(await failure).toMatchObject({ code: 'wallet.providerDisconnected', cause })
  })

  it('survives a phone’s event about a chain that it does not have [pairing-stray]', async () => {
    const uncaught = vi.fn()
    process.on('unhandledRejection', uncaught)
    await using page = openLink(sandbox)
    await settled(page, phone)
    await phone.emit('chainChanged', 999, 'eip155:999')
    await phone.emit('chainChanged', 31338, TWO)
    await until(page, (session) => session()?.said.eip155?.network === TWO)
    process.off('unhandledRejection', uncaught)
    expect(uncaught).not.toHaveBeenCalled()
  })

  it('can be ended by the phone', async () => {
    await using page = openLink(sandbox)
    await settled(page, phone)
    const gone = until(page, (session) => session() === undefined)
    await phone.disconnect()
    await gone
  })

  it('ends here at once, and on the phone', async () => {
    await using page = openLink(sandbox)
    await settled(page, phone)
    const ending = (await page.link.load()).end()
    expect(page.link.session()).toBeUndefined()
    await ending
    await vi.waitFor(() => expect(phone.sessions()).toEqual([]))
    expect((await page.link.load()).restore()).toBeUndefined()
  })

  it('keeps a code usable that is shown while it ends', async () => {
    await using page = openLink(sandbox)
    await settled(page, phone)
    const ending = (await page.link.load()).end()
    const held = hold(page)
    const { uri } = await held.until('pairing.offered')
    await ending
    await phone.pair(uri)
    expect((await held.until('pairing.settled')).name).toBe('Sandbox Phone')
  })

  it('ends here if the relay is gone, and is not found again', async () => {
    await using page = openLink(sandbox)
    await settled(page, phone)
    const { relay } = sandbox.walletConnect
    relay.stop()
    const working = await page.link.load()
    await working.end()
    expect([page.link.session(), working.restore()]).toEqual([undefined, undefined])
    relay.restart()
  })

  it('expires', async () => {
    await using page = openLink(sandbox)
    await settled(page, phone)
    const gone = until(page, (session) => session() === undefined)
    laterBy(8 * 24 * 3_600_000)
    await page.pulse()
    await gone
  })

  it('gives way to the next one', async () => {
    await using page = openLink(sandbox)
    await settled(page, phone)
    const previous = page.link.session()?.topic
    await settled(page, phone)
    expect(page.link.session()?.topic).not.toBe(previous)
    await vi.waitFor(() => expect(phone.sessions().map(({ topic }) => topic)).toEqual([page.link.session()?.topic]))
  })

  it('that an update leaves without a valid account has ended, for the phone as well', async () => {
    await using page = openLink(sandbox)
    await settled(page, phone)
    const gone = until(page, (session) => session() === undefined)
    await phone.update({ eip155: { chains: [ONE], accounts: [`${ONE}:0x1`], methods: [], events: [] } })
    await gone
    await vi.waitFor(() => expect(phone.sessions()).toEqual([]))
  })
})
