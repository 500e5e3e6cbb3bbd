import { toHex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts, type Phone, REFUSALS, startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { approved, connected, type Dapp, openDapp, takePhone, watchLines } from './relay-world.ts'
import { failureOf } from './watching.ts'

const [alice] = accounts.map(({ address }) => address) as [`0x${string}`]
const ONE = 'eip155:31337'
const TWO = 'eip155:31338'

let sandbox: WalletConnectSandbox
let relay: WalletConnectSandbox['walletConnect']['relay']
let lines: string[]
beforeAll(async () => {
  sandbox = await startSandbox({ walletConnect: true })
  relay = sandbox.walletConnect.relay
  lines = watchLines(sandbox)
})
afterEach(() => {
  relay.clear()
  relay.restart()
})
afterAll(async () => {
  await sandbox.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(new Set(lines)).toEqual(new Set(['127.0.0.1']))
})

let dapp: Dapp
let phone: Phone
beforeEach(async () => {
  dapp = await openDapp(sandbox)
  phone = await takePhone(sandbox)
  return async () => {
    await dapp[Symbol.asyncDispose]()
    await phone.destroy()
  }
})

const sign = (message = 'Hello') =>
  dapp.provider.request<`0x${string}`>({ method: 'personal_sign', params: [toHex(message), alice] }, ONE)

const isSigned = (signature: `0x${string}`, message = 'Hello') => verifyMessage({ address: alice, message, signature })

/** The codes that the dApp's client shows. */
function shown(): string[] {
  const codes: string[] = []
  dapp.provider.on('display_uri', (uri: string) => codes.push(uri))
  return codes
}

describe('a relay', () => {
  it('that is down shows no code until it is back', async () => {
    relay.stop()
    const codes = shown()
    const knock = relay.knock()
    const pairing = dapp.pair([ONE])
    await knock
    expect(codes).toEqual([])
    relay.restart()
    const { uri, session } = await pairing
    phone.behave({ with: 'approve' })
    await phone.pair(uri)
    expect((await session)?.namespaces.eip155?.chains).toEqual([ONE])
  })

  it('that never answers shows no code', async () => {
    relay.fault({ method: 'open', answer: 'hang' })
    const codes = shown()
    const knock = relay.knock()
    void dapp.provider.connect({ optionalNamespaces: {} }).catch(() => {})
    await knock
    expect([codes, dapp.core.relayer.connected, relay.clients]).toEqual([[], false, []])
  })

  it('that is slow is waited for', async () => {
    relay.fault({ delay: 30 })
    await connected(dapp, phone, [ONE])
    expect(await isSigned(await approved(phone, sign()))).toBe(true)
  })

  it('that is frozen continues where it was', async () => {
    await connected(dapp, phone, [ONE])
    relay.pause()
    const signature = sign()
    relay.resume()
    expect(await isSigned(await approved(phone, signature))).toBe(true)
  })

  it('that loses every second message still delivers them when the clients reconnect', async () => {
    await connected(dapp, phone, [ONE])
    relay.fault({ method: 'irn_subscription', every: 2, answer: 'hang' })
    const answered = relay.next('irn_subscription')
    const [first, second] = [sign('first'), sign('second')]
    await answered
    await phone.nextRequest()
    expect(relay.waiting).toBeGreaterThan(0)
    relay.clear()
    relay.cut()
    await vi.waitFor(() => expect(phone.pending()).toHaveLength(2), { timeout: 20_000 })
    await phone.approve()
    await phone.approve()
    expect([await isSigned(await first, 'first'), await isSigned(await second, 'second')]).toEqual([true, true])
  })

  it('that drops the connection in the middle of an answer delivers it later', async () => {
    await connected(dapp, phone, [ONE])
    relay.fault({ method: 'irn_subscription', tag: 1109, times: 1, answer: 'drop' })
    const back = relay.next('irn_batchSubscribe')
    const signature = approved(phone, sign())
    expect((await back).client).toBe(await dapp.core.crypto.getClientId())
    expect(await isSigned(await signature)).toBe(true)
  })

  it.each(Object.entries(REFUSALS))('that refuses the %s gives a reason, and is left alone', async (why, reason) => {
    relay.refuse(why === 'origin' || why === 'key' ? why : 'clock')
    const codes = shown()
    const relayerError = new Promise<Error>((resolve) => dapp.core.relayer.on('relayer_error', resolve))
    const before = relay.attempts
    void dapp.provider.connect({ optionalNamespaces: {} }).catch(() => {})
    expect((await relayerError).message).toBe(`WebSocket connection closed abnormally with code: 3000 (${reason})`)
    expect([codes, relay.attempts - before, relay.clients]).toEqual([[], 1, []])
  })

  it('that refuses later closes the open connections', async () => {
    await connected(dapp, phone, [ONE])
    const relayerError = new Promise<Error>((resolve) => dapp.core.relayer.on('relayer_error', resolve))
    relay.refuse('key')
    expect((await relayerError).message).toContain('3000 (Unauthorized: invalid key)')
    await relay.connected(0)
  })
})

describe('a phone', () => {
  /** The dApp shows its code, and the phone scans it. */
  const scan = async () => {
    const { uri, session } = await dapp.pair([ONE])
    await phone.pair(uri)
    return { session }
  }

  it('approves a chain that was not requested', async () => {
    const { session } = await scan()
    await phone.nextRequest()
    await phone.approve({ chains: [TWO] })
    expect((await session)?.namespaces.eip155).toMatchObject({ chains: [TWO], accounts: [`${TWO}:${alice}`] })
  })

  it.each([
    ['no accounts', []],
    ['an address that is none', [`${ONE}:0x123`]],
    ['accounts of chains that are not there', [`eip155:999:${alice}`]],
  ])('approves %s, and the client accepts it', async (_, addresses) => {
    const namespaces = { eip155: { chains: [ONE], accounts: addresses, methods: ['personal_sign'], events: [] } }
    phone.behave({ method: 'wc_sessionPropose', with: { session: namespaces } })
    const { session } = await scan()
    expect((await session)?.namespaces).toEqual(namespaces)
  })

  it('approves an account that is not a CAIP-10 id, and the client neither accepts nor reports it', async () => {
    phone.behave({
      method: 'wc_sessionPropose',
      with: { session: { eip155: { accounts: [alice], methods: [], events: [] } } },
    })
    const answered = relay.next('irn_publish', 1103)
    await scan()
    expect((await answered).client).toBe(await dapp.core.crypto.getClientId())
    expect(dapp.provider.session).toBe(undefined)
  })

  it('never answers', async () => {
    phone.behave({ with: 'hang' })
    const delivered = relay.next('irn_subscription', 1100)
    await scan()
    await delivered
    expect([phone.pending(), dapp.provider.session]).toEqual([[], undefined])
  })

  it('answers after the dApp has given up', async () => {
    const { session } = await scan()
    const failure = failureOf(session)
    const { id } = await phone.nextRequest()
    dapp.provider.client.events.emit('proposal_expire', { id: Number(id) })
    expect(await failure).toMatchObject({ message: 'Proposal expired' })
    await phone.approve()
    expect(dapp.provider.session).toBe(undefined)
  })

  it.each([
    ['reject', { code: 5000, message: 'User rejected.' }],
    [{ error: { code: 5002, message: 'User rejected methods.' } }, { code: 5002, message: 'User rejected methods.' }],
    [{ error: { code: 4001, message: 'No.', data: 'why' } }, { code: 4001, message: 'No.', data: 'why' }],
  ] as const)('answers a request with %o', async (behaviour, failure) => {
    await connected(dapp, phone, [ONE])
    phone.behave({ method: 'personal_sign', with: behaviour })
    expect(await failureOf(sign())).toEqual(failure)
  })

  it.each([['nonsense'], [{ a: 1 }], [null]])('answers a request with %o', async (answer) => {
    await connected(dapp, phone, [ONE])
    phone.behave({ method: 'personal_sign', with: { answer } })
    expect(await sign()).toEqual(answer)
  })

  it('rejects every pairing, with any code', async () => {
    phone.behave({ method: 'wc_sessionPropose', with: { error: { code: 5100, message: 'Unsupported chains.' } } })
    const { uri, session } = await dapp.pair([ONE])
    const failure = failureOf(session)
    await phone.pair(uri)
    expect(await failure).toMatchObject({ code: 5100, message: 'Unsupported chains.' })
  })

  it('supports nothing of what is requested', async () => {
    const { uri } = await dapp.pair(['eip155:1'])
    await phone.pair(uri)
    await phone.nextRequest()
    expect(await failureOf(phone.approve())).toEqual(new Error('Nothing is left of what the dApp asks for.'))
  })
})

it('a session ends once on a phone that replays its unprocessed messages', async () => {
  const strays: unknown[] = []
  const noteStray = (cause: unknown) => void strays.push(cause)
  process.on('unhandledRejection', noteStray)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await using other = await takePhone(sandbox)
  // The client does so a second after its start.
  const takeUp = timers.mock.calls.filter(([, ms]) => ms === 1_000).map(([work]) => work)
  timers.mockRestore()
  expect(takeUp).toHaveLength(1)
  await connected(dapp, other, [ONE])
  relay.fault({ method: 'irn_unsubscribe', delay: 100 })
  const ended = dapp.provider.disconnect()
  const phoneId = await other.clientId()
  const isOfPhone = ({ method, client }: (typeof relay.requests)[number]) =>
    method === 'irn_unsubscribe' && client === phoneId
  await vi.waitFor(() => expect(relay.requests.findLast(isOfPhone)).toBeDefined(), { interval: 5 })
  for (const work of takeUp) work()
  await ended
  await vi.waitFor(() => expect(other.sessions()).toEqual([]))
  // The failure is reported before the phone answers again.
  await failureOf(other.pair('wc:nothing'))
  expect(strays).toEqual([])
  process.off('unhandledRejection', noteStray)
})
