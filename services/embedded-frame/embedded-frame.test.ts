// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EmbeddedFrame, FrameNews, UserChange } from '../../core/embedded-frame.ts'
import { errorMessages } from '../../core/error-messages.ts'
import { addErrorMessages } from '../../core/errors.ts'
import { embeddedFrame } from './embedded-frame.ts'
import { messages, notices } from './protocol.ts'

const origin = 'https://wallet.example'
const metadata = { name: 'A dApp', description: '', url: 'https://dapp.example', icons: [] }

const options = { url: `${origin}/sdk`, projectId: 'p', sdkVersion: 'react-portico-1', metadata }

interface Posted {
  type: string
  id?: string
  payload?: unknown
}

let embedded: EmbeddedFrame
let posted: Posted[]
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  posted = []
  embedded = embeddedFrame({ ...options, networks: [], mayLog: true })
})
afterEach(() => {
  embedded.abort()
  document.querySelector('#w3m-iframe')?.remove()
  vi.useRealTimers()
})

const page = (): Window => {
  const frame = document.querySelector<HTMLIFrameElement>('#w3m-iframe')
  if (!frame?.contentWindow) throw new Error('There is no frame.')
  return frame.contentWindow
}

const tell = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: page(), ...from }))

/** The frame reports that it has loaded; from then on, the messages to it are recorded. */
async function loads(): Promise<void> {
  const target = page()
  vi.spyOn(target, 'postMessage').mockImplementation((message: Posted, to: unknown) => {
    expect(to).toBe(origin)
    posted.push(message)
  })
  tell({ type: '@w3m-frame/READY', payload: { version: '4' } })
  await vi.advanceTimersByTimeAsync(500)
}

const last = (name: string): Posted => {
  const found = posted.findLast(({ type }) => type === `@w3m-app/${name}`)
  if (!found) throw new Error(`${name} was not asked.`)
  return found
}

const answer = (name: string, payload?: unknown) =>
  tell({ type: `@w3m-frame/${name}_SUCCESS`, id: last(name).id, payload })
const refuse = (name: string, payload: unknown) =>
  tell({ type: `@w3m-frame/${name}_ERROR`, id: last(name).id, payload })

/** The outcome of a promise, without waiting for it. */
function outcomeOf(promise: Promise<unknown>) {
  const outcome: { value?: unknown; code?: string } = {}
  promise.then(
    (value) => Object.assign(outcome, { value }),
    (cause) => Object.assign(outcome, { code: cause.code }),
  )
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return outcome
  }
}

it('loads with the first request, and receives it half a second after it is ready [embedded-frame] [embedded-load]', async () => {
  expect(document.querySelector('iframe')).toBe(null)
  const step = embedded.connectEmail(' ada@example.test ')
  const frame = document.querySelector('iframe')
  expect(frame?.src).toBe(`${origin}/sdk?projectId=p&chainId=eip155%3A1&version=4&enableLogger=true`)
  expect(frame?.style.display).toBe('none')
  const early = vi.spyOn(page(), 'postMessage')
  tell({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(499)
  expect(early).not.toHaveBeenCalled()
  await loads()
  expect(posted).toMatchObject([
    { type: '@w3m-app/SYNC_DAPP_DATA', payload: { projectId: 'p', metadata } },
    { type: '@w3m-app/CONNECT_EMAIL', payload: { email: 'ada@example.test' } },
  ])
  answer('CONNECT_EMAIL', { action: 'VERIFY_DEVICE' })
  expect(await step).toBe('device')
  embedded.setTheme({ mode: 'dark', variables: { '--w3m-accent': 'red' } })
  expect(last('SYNC_THEME').payload).toMatchObject({
    themeMode: 'dark',
    w3mThemeVariables: { '--w3m-accent': 'red', '--w3m-background': '#16171b' },
  })
})

it('receives in its address the network of a login: the dApp’s last one, or else its first [embedded-address]', () => {
  const networks = [{ chainId: 'eip155:10', rpcUrl: 'https://ten.example/?a=1&b=2' }, { chainId: 'eip155:137' }]
  const told = () => {
    void embeddedFrame({ ...options, url: `${origin}/sdk?a=b`, networks, mayLog: false }).user({})
    const frames = [...document.querySelectorAll('iframe')]
    const { searchParams } = new URL(frames.at(-1)?.src ?? '')
    for (const frame of frames) frame.remove()
    return Object.fromEntries(searchParams)
  }
  const always = { a: 'b', projectId: 'p', version: '4', enableLogger: 'false' }
  expect(told()).toEqual({ ...always, chainId: 'eip155:10', rpcUrl: 'https://ten.example/?a=1&b=2' })
  localStorage.setItem('@appkit-wallet/LAST_USED_CHAIN_KEY', '137')
  expect(told()).toEqual({ ...always, chainId: 'eip155:137' })
  localStorage.setItem('@appkit-wallet/LAST_USED_CHAIN_KEY', '5')
  expect(told()).toMatchObject({ chainId: 'eip155:10' })
})

it('stores a token as long as a JWT can be, and no longer one [embedded-storage]', async () => {
  const jwt = `eyJhbGciOiJFUzI1NiJ9.${'a'.repeat(3_000)}.${'b'.repeat(86)}`
  localStorage.setItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true')
  void outcomeOf(embedded.user({}))
  await loads()
  tell({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: jwt } })
  void outcomeOf(embedded.isConnected())
  await vi.advanceTimersByTimeAsync(0)
  expect(last('IS_CONNECTED').payload).toEqual({ token: jwt })

  tell({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'c'.repeat(8_193) } })
  expect(localStorage.getItem('@appkit-wallet/SESSION_TOKEN_KEY')).toBe(null)
})

it('gives up on a frame that does not load within 20 s, each time [embedded-load]', async () => {
  for (const _ of [1, 2, 3]) {
    const both = [outcomeOf(embedded.connectEmail('ada@example.test')), outcomeOf(embedded.user({}))]
    const late = page()
    await vi.advanceTimersByTimeAsync(19_999)
    expect(await both[0]?.()).toEqual({})
    await vi.advanceTimersByTimeAsync(1)
    for (const outcome of both) expect(await outcome()).toEqual({ code: 'frame.unreachable' })
    expect(document.querySelector('iframe')).toBe(null)
    // A frame that is ready only after 25 s has already been given up.
    await vi.advanceTimersByTimeAsync(5_000)
    const said = vi.spyOn(late, 'postMessage')
    window.dispatchEvent(new MessageEvent('message', { data: { type: '@w3m-frame/READY' }, origin, source: late }))
    await vi.advanceTimersByTimeAsync(500)
    expect(said).not.toHaveBeenCalled()
    expect(document.querySelector('iframe')).toBe(null)
  }
  const later = embedded.connectEmail('ada@example.test')
  await loads()
  answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
  expect(await later).toBe('code')
})

it('gives up on a request that the user does not answer within 120 s, and with it on all open requests [embedded-patience]', async () => {
  const [device, user] = [outcomeOf(embedded.connectDevice()), outcomeOf(embedded.user({}))]
  await loads()
  await vi.advanceTimersByTimeAsync(119_000)
  expect(await device()).toEqual({})
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await device()).toEqual({ code: 'frame.timeout' })
  expect(await user()).toEqual({ code: 'frame.timeout' })
})

it('logs in at a provider, remembers the user and the provider, and names the step that failed [social-origin] [embedded-storage]', async () => {
  const uri = embedded.socialUri('google')
  await loads()
  answer('GET_SOCIAL_REDIRECT_URI', { uri: 'https://provider.example/login' })
  expect(await uri).toBe('https://provider.example/login')
  for (const payload of [{}, { uri: 'javascript:alert(1)' }, { uri: `https://a.example/${'a'.repeat(5_000)}` }]) {
    const outcome = outcomeOf(embedded.socialUri('google'))
    await vi.advanceTimersByTimeAsync(0)
    answer('GET_SOCIAL_REDIRECT_URI', payload)
    expect(await outcome()).toEqual({ code: 'social.uri' })
  }

  const refused = outcomeOf(embedded.connectSocial('google', `${origin}/social/callback?state=2`))
  await vi.advanceTimersByTimeAsync(0)
  refuse('CONNECT_SOCIAL', { message: 'This login has not begun here.' })
  expect(await refused()).toEqual({ code: 'social.refused' })
  expect(embedded.isUsed).toBe(false)

  const connected = embedded.connectSocial('google', `${origin}/social/callback?state=1`)
  await vi.advanceTimersByTimeAsync(0)
  answer('CONNECT_SOCIAL', { address: '0x1', chainId: 1, email: null, userName: 'ada' })
  await connected
  expect(embedded.isUsed).toBe(true)
  expect(localStorage.getItem('@appkit/connected_social')).toBe('google')
  expect(localStorage.getItem('@appkit-wallet/SOCIAL_USERNAME')).toBe('ada')
})

it('gives up on Farcaster by reloading the frame, and introduces the dApp to it again [social-farcaster]', async () => {
  const left = new AbortController()
  const uri = embedded.farcasterUri()
  await loads()
  answer('GET_FARCASTER_URI', { url: 'https://farcaster.example/1' })
  expect(await uri).toBe('https://farcaster.example/1')
  const waiting = outcomeOf(embedded.connectFarcaster(left.signal))
  await vi.advanceTimersByTimeAsync(500_000)
  expect(await waiting()).toEqual({})
  posted = []
  left.abort()
  expect(await waiting()).toEqual({ code: 'request.aborted' })
  await vi.advanceTimersByTimeAsync(99)
  expect(posted.map(({ type }) => type)).toEqual(['@w3m-app/RELOAD'])
  await vi.advanceTimersByTimeAsync(1)
  expect(posted.map(({ type }) => type)).toEqual(['@w3m-app/RELOAD', '@w3m-app/SYNC_DAPP_DATA'])

  // Requests wait until the page has reloaded.
  const refused = outcomeOf(embedded.connectFarcaster())
  await vi.advanceTimersByTimeAsync(1_000)
  expect(posted.map(({ type }) => type)).not.toContain('@w3m-app/CONNECT_FARCASTER')
  tell({ type: '@w3m-frame/READY' })
  await vi.advanceTimersByTimeAsync(499)
  expect(posted.map(({ type }) => type)).not.toContain('@w3m-app/CONNECT_FARCASTER')
  await vi.advanceTimersByTimeAsync(1)
  refuse('CONNECT_FARCASTER', { message: 'The user refused.' })
  expect(await refused()).toEqual({ code: 'social.refused' })
  const connected = embedded.connectFarcaster()
  await vi.advanceTimersByTimeAsync(0)
  answer('CONNECT_FARCASTER', { userName: 'vitalik' })
  await connected
  expect(localStorage.getItem('@appkit/connected_social')).toBe('farcaster')

  // A page that does not report its reload receives requests anyway after a while.
  const leaving = new AbortController()
  const silent = outcomeOf(embedded.farcasterUri(leaving.signal))
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  expect(await silent()).toEqual({ code: 'request.aborted' })
  posted = []
  const uriAtLast = outcomeOf(embedded.socialUri('google'))
  await vi.advanceTimersByTimeAsync(2_999)
  expect(posted.map(({ type }) => type)).not.toContain('@w3m-app/GET_SOCIAL_REDIRECT_URI')
  await vi.advanceTimersByTimeAsync(1)
  answer('GET_SOCIAL_REDIRECT_URI', { uri: 'https://provider.example/login' })
  expect(await uriAtLast()).toHaveProperty('value')
})

it('settles all requests when aborted, even repeatedly, and each request by its own signal [embedded-abort]', async () => {
  for (const _ of [1, 2]) {
    const safe = { method: 'eth_gasPrice', chainNamespace: 'eip155', chainId: 1 } as const
    const open = [embedded.user({}), embedded.call(safe), embedded.call({ ...safe, method: 'personal_sign' })]
    const outcomes = open.map(outcomeOf)
    await loads()
    embedded.abort()
    expect(await Promise.all(outcomes.map((outcome) => outcome()))).toEqual([
      { code: 'unknown' },
      { code: 'request.aborted' },
      { code: 'request.aborted' },
    ])
  }
  const over = new AbortController()
  const device = outcomeOf(embedded.connectDevice(over.signal))
  await vi.advanceTimersByTimeAsync(0)
  over.abort()
  expect(await device()).toEqual({ code: 'request.aborted' })
})

it('reports its network whenever an answer names another one [embedded-network]', async () => {
  const heard = vi.fn<() => void>()
  const stop = embedded.watchChain(() => heard())
  const asks = async (chainId: number) => {
    const user = embedded.user({})
    await loads()
    answer('GET_USER', { address: '0x1', chainId })
    await user
    return heard.mock.calls.length
  }
  expect([await asks(1), await asks(1), await asks(10)]).toEqual([1, 1, 2])
  stop()
  expect(await asks(1)).toBe(2)
})

it('accepts one answer with the right id and form, and reports an invalid one [embedded-messages]', async () => {
  const user = outcomeOf(embedded.user({}))
  await loads()
  const { id } = last('GET_USER')
  expect(id).toMatch(/^[\da-f]{32}$/)
  tell({ type: '@w3m-frame/GET_USER_SUCCESS', id: 'other', payload: { address: '0x1', chainId: 1 } })
  tell({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id, payload: { address: '0x1', chainId: 1 } })
  expect(await user()).toEqual({})
  answer('GET_USER', { address: '0x1', chainId: 1, email: null, accounts: [{ address: 7 }], extra: 1 })
  expect(await user()).toEqual({ value: { address: '0x1', chainId: 1, accounts: [] } })

  const broken = outcomeOf(embedded.user({}))
  await vi.advanceTimersByTimeAsync(0)
  answer('GET_USER', { address: {}, chainId: null })
  expect(await broken()).toEqual({ code: 'frame.badAnswer' })
  expect(await outcomeOf(embedded.connectEmail('not one'))()).toEqual({ code: 'email.invalid' })
  expect(await outcomeOf(embedded.connectEmail(`${'a'.repeat(300)}@example.test`.repeat(2)))()).toEqual({
    code: 'email.invalid',
  })
})

it('accepts any valid email: in other alphabets, and with 300 characters [embedded-email]', async () => {
  const host = `${`${'b'.repeat(60)}.`.repeat(4)}test`
  const long = `${'a'.repeat(299 - host.length)}@${host}`
  expect(long).toHaveLength(300)
  for (const email of ['ада@пример.испытание', 'lööf+tag@exämple.test', long]) {
    localStorage.clear()
    const step = embedded.connectEmail(email)
    if (posted.length === 0) await loads()
    await vi.advanceTimersByTimeAsync(0)
    expect(last('CONNECT_EMAIL').payload).toEqual({ email })
    answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
    expect(await step).toBe('code')
  }
})

it('identifies a login failure by what the frame says [embedded-errors]', async () => {
  const said = {
    'Invalid code.': 'code.wrong',
    'The code has expired. Request a new code.': 'code.expired',
    'Too many attempts. Request a new code.': 'code.spent',
    'Something new': 'frame.failed',
  }
  for (const [message, code] of Object.entries(said)) {
    const outcome = outcomeOf(embedded.connectOtp('123456'))
    if (posted.length === 0) await loads()
    await vi.advanceTimersByTimeAsync(0)
    refuse('CONNECT_OTP', { message })
    expect(await outcome()).toEqual({ code })
  }
})

it('reports what prevents the wallet from working, by the frame’s behaviour and messages; an expired session ends the login [embedded-alerts] [embedded-session]', async () => {
  const news = vi.fn()
  embedded.watchCalls(news)
  const lost = outcomeOf(embedded.user({}))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await lost()).toEqual({ code: 'frame.unreachable' })
  expect(news.mock.calls).toEqual([[{ trouble: 'frame.unreachable' }]])

  const waits = outcomeOf(embedded.connectOtp('123456'))
  await loads()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await waits()).toEqual({ code: 'frame.timeout' })
  expect(news).toHaveBeenLastCalledWith({ trouble: 'frame.timeout' })

  const said = {
    unverified_domain: 'frame.domain',
    'Unauthorized: origin not allowed': 'frame.domain',
    'Unauthorized: invalid key': 'frame.project',
    'JWT validation error: JWT Token is not yet valid': 'relay.clock',
  }
  for (const [message, code] of Object.entries(said)) {
    const outcome = outcomeOf(embedded.connectEmail('ada@example.test'))
    await vi.advanceTimersByTimeAsync(0)
    refuse('CONNECT_EMAIL', { message })
    expect(await outcome()).toEqual({ code })
    expect(news).toHaveBeenLastCalledWith({ trouble: code })
  }

  localStorage.setItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true')
  news.mockClear()
  const user = vi.fn()
  embedded.watchUser(user)
  const call = outcomeOf(embedded.call({ method: 'eth_gasPrice', chainNamespace: 'eip155', chainId: 1 }))
  await vi.advanceTimersByTimeAsync(0)
  refuse('RPC_REQUEST', { message: 'The session has expired. Log in again.' })
  expect(await call()).toEqual({ code: 'frame.session' })
  expect(news.mock.calls).toEqual([[{ trouble: 'frame.session' }]])
  expect(user.mock.calls).toEqual([[{ signedOut: true }]])
  expect(localStorage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBe(null)
})

it('rejects the requests that wait for the user when the session has expired [embedded-session] [embedded-approve]', async () => {
  const call = { chainNamespace: 'eip155' as const, chainId: 1 }
  const host = document.body.appendChild(document.createElement('div'))
  const hide = embedded.show(host, 'wallet')
  await loads()
  const waiting = outcomeOf(embedded.call({ ...call, method: 'personal_sign' }))
  await vi.advanceTimersByTimeAsync(0)
  const read = outcomeOf(embedded.call({ ...call, method: 'eth_gasPrice' }))
  await vi.advanceTimersByTimeAsync(0)
  refuse('RPC_REQUEST', { message: 'The session has expired. Log in again.' })
  expect(await read()).toEqual({ code: 'frame.session' })
  expect(await waiting()).toEqual({ code: 'request.aborted' })
  expect(embedded.waiting).toBe(0)
  hide()
})

it('sends no second email within 30 s, and remembers a login until its end [embedded-storage] [embedded-resend]', async () => {
  vi.setSystemTime(1_000_000)
  const first = embedded.connectEmail('ada@example.test')
  await loads()
  answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
  await first
  await expect(embedded.connectEmail('bob@example.test')).rejects.toMatchObject({
    code: 'email.tooSoon',
    params: { seconds: 30 },
  })
  // After the clock was set back, the wait would have no end.
  const now = Date.now()
  expect(embedded.nextEmailAt).toBe(now + 30_000)
  vi.setSystemTime(now - 1_000)
  expect(embedded.nextEmailAt).toBeLessThanOrEqual(Date.now())
  vi.setSystemTime(now)
  // A user with a code in the mailbox only has to enter it, however often they enter the email.
  expect(await embedded.connectEmail(' ada@example.test ')).toBe('code')
  expect(embedded.isUsed).toBe(false)
  const code = embedded.connectOtp('123456')
  await vi.advanceTimersByTimeAsync(0)
  answer('CONNECT_OTP')
  await code
  tell({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'secret' } })
  expect({ ...localStorage }).toEqual({
    '@appkit-wallet/EMAIL': 'ada@example.test',
    '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
    '@appkit-wallet/SESSION_TOKEN_KEY': 'secret',
  })
  const connected = embedded.isConnected()
  await vi.advanceTimersByTimeAsync(0)
  expect(last('IS_CONNECTED').payload).toEqual({ token: 'secret' })
  answer('IS_CONNECTED', { isConnected: false })
  expect([await connected, { ...localStorage }]).toEqual([false, {}])
})

it('asks once for the approval of a device, and hears of it although the user has left meanwhile [embedded-device]', async () => {
  const asks = async (step: string) => {
    const asked = embedded.connectEmail('ada@example.test')
    await loads()
    answer('CONNECT_EMAIL', { action: step })
    return asked
  }
  expect(await asks('VERIFY_DEVICE')).toBe('device')
  const leaving = new AbortController()
  const left = outcomeOf(embedded.connectDevice(leaving.signal))
  await vi.advanceTimersByTimeAsync(0)
  const { id } = last('CONNECT_DEVICE')
  leaving.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(await left()).toEqual({ code: 'request.aborted' })
  expect(await outcomeOf(embedded.connectDevice(AbortSignal.abort()))()).toEqual({ code: 'request.aborted' })

  // The same email leads back to the step, and the answer to the first request ends it.
  expect(await embedded.connectEmail('ada@example.test')).toBe('device')
  const back = embedded.connectDevice()
  await vi.advanceTimersByTimeAsync(0)
  expect(last('CONNECT_DEVICE').id).toBe(id)
  answer('CONNECT_DEVICE')
  await back
  expect(await embedded.connectEmail('ada@example.test')).toBe('code')

  // After a refusal there is nothing left to wait for.
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await asks('VERIFY_DEVICE')).toBe('device')
  const refused = outcomeOf(embedded.connectDevice())
  await vi.advanceTimersByTimeAsync(0)
  tell({ type: '@w3m-frame/CONNECT_DEVICE_ERROR', id: last('CONNECT_DEVICE').id, payload: { message: 'denied' } })
  expect(await refused()).toEqual({ code: 'device.refused' })
  await expect(embedded.connectEmail('ada@example.test')).rejects.toMatchObject({ code: 'email.tooSoon' })
})

it('changes the email with a code to each address, and notifies watchers of the user [embedded-email-change]', async () => {
  const heard = vi.fn<(change: UserChange) => void>()
  const stop = embedded.watchUser(heard)
  const asking = embedded.updateEmail(' new@example.test ')
  await loads()
  expect(last('UPDATE_EMAIL').payload).toEqual({ email: 'new@example.test' })
  answer('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
  expect(await asking).toBe('primary')
  await expect(embedded.updateEmail('other@example.test')).rejects.toMatchObject({ code: 'email.tooSoon' })

  await vi.advanceTimersByTimeAsync(30_000)
  const first = embedded.updateEmailPrimary('123456')
  await vi.advanceTimersByTimeAsync(0)
  answer('UPDATE_EMAIL_PRIMARY_OTP')
  await first
  // The new email has just received a code, and reading the user does not shorten the wait.
  const user = embedded.user({})
  await vi.advanceTimersByTimeAsync(0)
  answer('GET_USER', { address: '0x1', chainId: 1, email: 'ada@example.test' })
  await user
  await expect(embedded.updateEmail('other@example.test')).rejects.toMatchObject({ code: 'email.tooSoon' })
  const second = embedded.updateEmailSecondary('654321')
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).not.toHaveBeenCalled()
  answer('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'new@example.test' })
  expect(await second).toBe('new@example.test')
  expect(heard.mock.calls).toEqual([[{ email: 'new@example.test' }]])
  expect(localStorage.getItem('@appkit-wallet/EMAIL')).toBe('new@example.test')
  expect(embedded.nextEmailAt).toBeLessThanOrEqual(Date.now())
  stop()

  // An unknown step is an invalid answer.
  const again = outcomeOf(embedded.updateEmail('third@example.test'))
  await vi.advanceTimersByTimeAsync(0)
  answer('UPDATE_EMAIL', { action: 'VERIFY_ALL' })
  await vi.advanceTimersByTimeAsync(0)
  expect(await again()).toEqual({ code: 'frame.badAnswer' })
})

it('reports an email changed in another tab, while the login lasts [embedded-email-change]', () => {
  const heard = vi.fn<(change: UserChange) => void>()
  const stop = embedded.watchUser(heard)
  const stored = (newValue: string | null, key = '@appkit-wallet/EMAIL') =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  stored('early@example.test')
  localStorage.setItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true')
  stored('new@example.test')
  for (const none of [null, 'not one', `${'a'.repeat(9_000)}@example.test`]) stored(none)
  stored('other@example.test', '@appkit-wallet/SOCIAL_USERNAME')
  expect(heard.mock.calls).toEqual([[{ email: 'new@example.test' }]])
  stop()
  stored('third@example.test')
  expect(heard).toHaveBeenCalledTimes(1)
})

it('reports the new email even if its caller has left before the frame confirms it [embedded-email-change]', async () => {
  localStorage.setItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true')
  const heard = vi.fn<(change: UserChange) => void>()
  const stop = embedded.watchUser(heard)
  const leaving = new AbortController()
  const left = outcomeOf(embedded.updateEmailSecondary('654321', leaving.signal))
  await loads()
  leaving.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(await left()).toEqual({ code: 'request.aborted' })
  expect(heard).not.toHaveBeenCalled()
  answer('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'new@example.test' })
  expect(heard.mock.calls).toEqual([[{ email: 'new@example.test' }]])
  expect(localStorage.getItem('@appkit-wallet/EMAIL')).toBe('new@example.test')
  // Invalid answers are ignored, and repeated ones don't count twice.
  answer('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'another@example.test' })
  const again = new AbortController()
  const leftAgain = outcomeOf(embedded.updateEmailSecondary('654321', again.signal))
  await vi.advanceTimersByTimeAsync(0)
  again.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(await leftAgain()).toEqual({ code: 'request.aborted' })
  answer('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 7 })
  const last = new AbortController()
  const leftLast = outcomeOf(embedded.updateEmailSecondary('654321', last.signal))
  await vi.advanceTimersByTimeAsync(0)
  last.abort()
  await leftLast()
  // Nor does an answer count after the login has ended.
  localStorage.clear()
  answer('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'third@example.test' })
  expect([heard.mock.calls.length, localStorage.length]).toEqual([1, 0])
  stop()
})

it('signs out within 3 s, and clears what is stored first [embedded-sign-out]', async () => {
  localStorage.setItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true')
  const out = outcomeOf(embedded.signOut())
  expect(embedded.isUsed).toBe(false)
  await loads()
  expect(last('SIGN_OUT')).toBeDefined()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await out()).toHaveProperty('value')
})

it('stores nothing about a user who was signed out before the frame reported them [embedded-half-done]', async () => {
  const user = outcomeOf(embedded.user({}))
  await loads()
  void embedded.signOut()
  answer('GET_USER', { address: '0x1', chainId: 1, email: 'ada@example.test' })
  expect(await user()).toEqual({ code: 'request.aborted' })
  expect(localStorage).toHaveLength(0)
})

it('sends requests that need the user’s approval only while the frame is on screen, and rejects unknown methods [embedded-methods]', async () => {
  addErrorMessages(errorMessages)
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const news: FrameNews[] = []
  embedded.watchCalls((each) => news.push(each))
  const call = { chainNamespace: 'eip155' as const, chainId: 1, params: [12n] }
  await expect(embedded.call({ ...call, method: 'eth_sign' })).rejects.toMatchObject({ code: 'frame.notAllowed' })
  const signed = outcomeOf(embedded.call({ ...call, method: 'personal_sign' }))
  const host = document.body.appendChild(document.createElement('div'))
  await vi.advanceTimersByTimeAsync(0)
  const hide = embedded.show(host, 'wallet')
  await loads()
  expect(host.querySelector('iframe')?.slot).toBe('wallet')
  expect(last('RPC_REQUEST').payload).toEqual({ ...call, method: 'personal_sign', params: ['0xc'] })
  answer('RPC_REQUEST', '0xabc')
  expect(await signed()).toEqual({ value: '0xabc' })
  hide()
  expect(host.querySelector('iframe')?.style.display).toBe('none')

  const refused = outcomeOf(embedded.call({ ...call, method: 'personal_sign' }))
  await vi.advanceTimersByTimeAsync(0)
  embedded.abortCalls()
  expect(await refused()).toEqual({ code: 'request.aborted' })
  expect(last('RPC_ABORT')).toBeDefined()
  expect(news).toEqual(['refused', 'waiting', 'settled', 'waiting', 'settled'])

  // A rejected call ends all calls that wait for the user, in the frame or for it, but not those that need no approval.
  const read = outcomeOf(embedded.call({ ...call, method: 'eth_gasPrice' }))
  const waiting = outcomeOf(embedded.call({ ...call, method: 'personal_sign' }))
  const stop = embedded.show(host, 'wallet')
  await vi.advanceTimersByTimeAsync(0)
  const shown = outcomeOf(embedded.call({ ...call, method: 'eth_sendTransaction' }))
  await vi.advanceTimersByTimeAsync(0)
  posted = posted.filter(({ type }) => type !== '@w3m-app/RPC_ABORT')
  await expect(embedded.call({ ...call, method: 'eth_sign' })).rejects.toMatchObject({ code: 'frame.notAllowed' })
  expect(said).toHaveBeenLastCalledWith('Requested RPC call is not allowed')
  for (const each of [waiting, shown]) expect(await each()).toEqual({ code: 'request.aborted' })
  expect(last('RPC_ABORT')).toBeDefined()
  const asked = posted.find(({ payload }) => Object(payload).method === 'eth_gasPrice')
  tell({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id: asked?.id, payload: '0x7' })
  expect(await read()).toEqual({ value: '0x7' })
  stop()
})

it('rejects the requests that wait for a user who signs out [embedded-approve]', async () => {
  const call = { chainNamespace: 'eip155' as const, chainId: 1, params: [] }
  const waiting = outcomeOf(embedded.call({ ...call, method: 'personal_sign' }))
  void embedded.signOut()
  expect(await waiting()).toEqual({ code: 'request.aborted' })
  expect(embedded.waiting).toBe(0)
})

it('asks again once it has loaded again, if the browser reloads a frame that is moved [embedded-load]', async () => {
  const call = { chainNamespace: 'eip155' as const, chainId: 1, params: [] }
  const user = outcomeOf(embedded.user({}))
  await loads()
  answer('GET_USER', { address: '0x', chainId: 1 })
  await user()
  const read = outcomeOf(embedded.call({ ...call, method: 'eth_gasPrice' }))
  const signed = outcomeOf(embedded.call({ ...call, method: 'eth_sendTransaction', params: [{ to: '0x' }] }))
  await vi.advanceTimersByTimeAsync(0)
  posted = []
  const stop = embedded.show(document.body.appendChild(document.createElement('div')), 'wallet')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(posted.filter(({ type }) => type === '@w3m-app/RPC_REQUEST')).toEqual([])
  await loads()
  const asked = posted.filter(({ type }) => type === '@w3m-app/RPC_REQUEST')
  expect(asked.map(({ payload }) => Object(payload).method)).toEqual(['eth_gasPrice', 'eth_sendTransaction'])
  for (const { id } of asked) tell({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id, payload: '0x7' })
  expect([await read(), await signed()]).toEqual([{ value: '0x7' }, { value: '0x7' }])
  stop()
})

it('has exactly these messages, by the frame’s names for them [embedded-messages]', () => {
  expect([...Object.keys(messages), ...Object.keys(notices)].sort()).toEqual(
    'CONNECT_DEVICE CONNECT_EMAIL CONNECT_FARCASTER CONNECT_OTP CONNECT_SOCIAL GET_FARCASTER_URI GET_SMART_ACCOUNT_ENABLED_NETWORKS GET_SOCIAL_REDIRECT_URI GET_USER IS_CONNECTED RELOAD RPC_ABORT RPC_REQUEST SET_PREFERRED_ACCOUNT SIGN_OUT SWITCH_NETWORK SYNC_DAPP_DATA SYNC_THEME UPDATE_EMAIL UPDATE_EMAIL_PRIMARY_OTP UPDATE_EMAIL_SECONDARY_OTP'.split(
      ' ',
    ),
  )
})

it('sends the frame nothing that does not have the protocol’s form [embedded-messages]', async () => {
  const news = vi.fn()
  embedded.watchCalls(news)
  const to = '0x1111111111111111111111111111111111111111'
  const on = { chainNamespace: 'eip155', chainId: 1 } as const
  const malformed: [string, unknown][] = [
    ['personal_sign', { message: '0x' }],
    ['eth_sendTransaction', 'all'],
    ['wallet_sendCalls', []],
    ['wallet_sendCalls', [{ calls: [] }]],
    ['wallet_sendCalls', [{ calls: [{ data: '0x' }] }]],
    ['wallet_sendCalls', [{ calls: [{ to: 'ada.eth' }] }]],
    ['wallet_sendCalls', [{ calls: [{ to }, { to, data: 'abc' }] }]],
    ['wallet_sendCalls', [{ calls: [{ to, value: 1 }] }]],
    ['wallet_getCallsStatus', [{}]],
    ['solana_signMessage', { message: 'a' }],
    ['solana_signTransaction', [{ transaction: 'a' }]],
    ['solana_signAllTransactions', { transactions: 'a' }],
    ['solana_signAndSendTransaction', { transaction: 'a', options: 'b' }],
  ]
  for (const [method, params] of malformed)
    await expect(embedded.call({ ...on, method, params }), method).rejects.toMatchObject({ code: 'wallet.badRequest' })
  await expect(embedded.socialUri('farcaster')).rejects.toMatchObject({ code: 'wallet.badRequest' })
  expect(messages.RPC_REQUEST.asks.safeParse({ ...on, method: 'eth_call', chainNamespace: 'made-up' }).success).toBe(
    false,
  )
  expect(news).not.toHaveBeenCalled()
  expect(document.querySelector('iframe')).toBe(null)

  // Valid parameters arrive unchanged.
  const batch = { version: '2.0.0', atomicRequired: true, calls: [{ to, value: '0x1', gas: '0x5' }] }
  const host = document.body.appendChild(document.createElement('div'))
  const stop = embedded.show(host, 'wallet')
  const sent = outcomeOf(embedded.call({ ...on, method: 'wallet_sendCalls', params: [batch] }))
  await loads()
  expect(last('RPC_REQUEST').payload).toMatchObject({ params: [batch] })
  answer('RPC_REQUEST', { id: '0x1' })
  expect(await sent()).toEqual({ value: { id: '0x1' } })
  stop()
})

it('loads again after it was removed from the page, and its open requests end', async () => {
  const lost = outcomeOf(embedded.user({}))
  await loads()
  document.querySelector('iframe')?.remove()
  const again = embedded.user({})
  expect(await lost()).toEqual({ code: 'unknown' })
  await loads()
  answer('GET_USER', { address: '0x2', chainId: 1 })
  expect(await again).toEqual({ address: '0x2', chainId: 1 })
})

it('ignores messages from another origin, another window or in another form: 1,000 change nothing [embedded-origin]', async () => {
  const open = [embedded.user({}), embedded.connectDevice(), embedded.isConnected()].map(outcomeOf)
  await loads()
  const [device, user] = [last('CONNECT_DEVICE').id, last('GET_USER').id]
  const before = [JSON.stringify({ ...localStorage }), posted.length]
  const names = [...Object.keys(messages), ...Object.keys(notices)].flatMap((name) => [
    ...[`@w3m-frame/${name}_SUCCESS`, `@w3m-frame/${name}_ERROR`, `@w3m-app/${name}`],
  ])
  const forged = fc.record(
    {
      type: fc.oneof(fc.constantFrom(...names, '@w3m-frame/READY', '@w3m-frame/SESSION_UPDATE'), fc.string()),
      id: fc.oneof(fc.constantFrom(device, user), fc.string()),
      payload: fc.oneof(
        fc.constantFrom({ address: '0xevil', chainId: 1 }, { token: 'evil' }, { action: 'CONNECT' }, { message: 'no' }),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: ['type'] },
  )
  const elsewhere = document.body.appendChild(document.createElement('iframe'))
  const stranger = fc.oneof(
    fc.record({
      origin: fc.constantFrom('https://evil.example', 'null', '', `${origin}.evil.example`, `${origin}:8443`),
    }),
    fc.record({ source: fc.constantFrom(window, null, elsewhere.contentWindow) }),
  )
  fc.assert(
    fc.property(forged, stranger, (data, from) => void tell(data, from)),
    { numRuns: 700 },
  )
  const formless = fc.oneof(
    fc.jsonValue(),
    fc.record({ type: fc.constantFrom(...names).map((name) => `${name}_`), id: fc.constantFrom(device, user) }),
    fc.record({ type: fc.constantFrom(...names), id: fc.oneof(fc.integer(), fc.constant(null)) }),
  )
  fc.assert(
    fc.property(formless, (data) => void tell(data)),
    { numRuns: 300 },
  )
  for (const outcome of [open[0], open[1]]) expect(await outcome?.()).toEqual({})
  expect([JSON.stringify({ ...localStorage }), posted.length]).toEqual(before)
  elsewhere.remove()
})
