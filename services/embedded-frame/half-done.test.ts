// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PorticoError } from '../../core/errors.ts'
import { scriptedFrame } from '../../tests/support/scripted-frame.ts'
import { begunLogin } from './begun-login.ts'

const user = { address: '0x1', chainId: 1, email: 'ada@example.test' }
const lastMail = '@appkit-wallet/LAST_EMAIL_LOGIN_TIME'

/** A frame that completes a login only when told to. */
const slow = () =>
  scriptedFrame((name) => {
    if (name === 'CONNECT_EMAIL') return { payload: { action: 'VERIFY_OTP' } }
    if (['CONNECT_OTP', 'CONNECT_SOCIAL', 'CONNECT_FARCASTER', 'GET_USER'].includes(name)) return null
    return {}
  })

/**
 * The page's storage without the time of the last email: that counts in each tab, whatever followed [embedded-resend].
 */
const stored = () => Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key !== lastMail))

let frame: ReturnType<typeof slow>
beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  frame = slow()
  const step = frame.embedded.connectEmail('ada@example.test')
  frame.loads()
  await vi.advanceTimersByTimeAsync(500)
  expect(await step).toBe('code')
})
afterEach(() => {
  document.querySelector('#w3m-iframe')?.remove()
  vi.useRealTimers()
})

const outs = () => frame.asked('SIGN_OUT').length
/** The frame logs in: it has a session, and reports it. */
async function logsIn(name: string, payload?: unknown): Promise<void> {
  const id = frame.asked(name).at(-1)?.id
  frame.says({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'secret' } })
  frame.says({ type: `@w3m-frame/${name}_SUCCESS`, id, payload })
  await vi.advanceTimersByTimeAsync(0)
}

it('stores nothing before the code has verified the email [embedded-half-done]', async () => {
  expect(stored()).toEqual({})
  const code = frame.embedded.connectOtp('123456')
  await vi.advanceTimersByTimeAsync(0)
  frame.says({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'secret' } })
  expect(stored()).toEqual({})
  await logsIn('CONNECT_OTP')
  await code
  expect({ ...localStorage }).toEqual({
    '@appkit-wallet/EMAIL': 'ada@example.test',
    '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
    '@appkit-wallet/SESSION_TOKEN_KEY': 'secret',
  })
  expect(outs()).toBe(0)
  // What another tab has removed is removed here too.
  localStorage.clear()
  expect(frame.embedded.isUsed).toBe(false)
})

const logins = {
  CONNECT_OTP: { ask: (signal?: AbortSignal) => frame.embedded.connectOtp('123456', signal), answer: undefined },
  CONNECT_SOCIAL: {
    ask: (signal?: AbortSignal) => frame.embedded.connectSocial('google', 'https://wallet.example/back', signal),
    answer: user,
  },
  CONNECT_FARCASTER: {
    ask: (signal?: AbortSignal) => frame.embedded.connectFarcaster(signal),
    answer: { userName: 'ada' },
  },
}

for (const [name, { ask, answer }] of Object.entries(logins))
  it(`signs out a frame that logs in after the login was abandoned: ${name} [embedded-half-done]`, async () => {
    const leaving = new AbortController()
    const left = expect(ask(leaving.signal)).rejects.toMatchObject({ code: 'request.aborted' })
    await vi.advanceTimersByTimeAsync(0)
    leaving.abort()
    await left
    await logsIn(name, answer)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(outs()).toBe(1)
    expect(stored()).toEqual({})
    // A repeated report of the frame counts once.
    await logsIn(name, answer)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(outs()).toBe(1)
    expect(stored()).toEqual({})
  })

it('does not sign the frame out if an abandoned login fails there too, or never completes [embedded-half-done]', async () => {
  const leaving = new AbortController()
  const left = expect(frame.embedded.connectOtp('123456', leaving.signal)).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  await left
  const id = frame.asked('CONNECT_OTP').at(-1)?.id
  frame.says({ type: '@w3m-frame/CONNECT_SOCIAL_SUCCESS', id })
  frame.says({ type: '@w3m-frame/CONNECT_OTP_ERROR', id, payload: { message: 'Invalid code.' } })
  frame.says({ type: '@w3m-frame/CONNECT_OTP_SUCCESS', id })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(outs()).toBe(0)
})

it('replaces an abandoned login with one that began later, and ends both if the abandoned one completes last [embedded-half-done]', async () => {
  const leave = async () => {
    const leaving = new AbortController()
    const left = expect(frame.embedded.connectOtp('123456', leaving.signal)).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(0)
    leaving.abort()
    await left
  }
  await leave()
  const social = frame.embedded.connectSocial('google', 'https://wallet.example/back')
  await vi.advanceTimersByTimeAsync(0)
  await logsIn('CONNECT_OTP')
  expect(outs()).toBe(0)
  await logsIn('CONNECT_SOCIAL', user)
  await social
  expect([outs(), frame.embedded.isUsed]).toEqual([0, true])

  // The frame now has another user than the dApp.
  await leave()
  const again = frame.embedded.connectSocial('google', 'https://wallet.example/back')
  await vi.advanceTimersByTimeAsync(0)
  await logsIn('CONNECT_SOCIAL', user)
  await again
  await logsIn('CONNECT_OTP')
  await vi.advanceTimersByTimeAsync(0)
  expect([outs(), frame.embedded.isUsed]).toEqual([1, false])
  expect(stored()).toEqual({})
})

it('treats an invalid answer as an abandoned login [embedded-half-done]', async () => {
  const social = expect(frame.embedded.connectSocial('google', 'https://wallet.example/back')).rejects.toMatchObject({
    code: 'social.refused',
  })
  await vi.advanceTimersByTimeAsync(0)
  await logsIn('CONNECT_SOCIAL', { address: {} })
  await social
  expect(outs()).toBe(1)
  expect(stored()).toEqual({})
})

/** Connects the wallet: reads its user, who has an address. */
const takes = () =>
  frame.embedded.taking(async () => {
    const { address } = await frame.embedded.user({ chainId: 1 })
    if (address === '0x') throw new PorticoError('wallet.badAccount')
  })
/** The frame's answer about the user, or its error. */
async function tells(payload: unknown, ending: 'SUCCESS' | 'ERROR' = 'SUCCESS'): Promise<void> {
  frame.says({ type: `@w3m-frame/GET_USER_${ending}`, id: frame.asked('GET_USER').at(-1)?.id, payload })
  await vi.advanceTimersByTimeAsync(0)
}

const failures = {
  'the frame refuses': [() => tells({ message: 'Not now.' }, 'ERROR'), 'frame.failed'],
  'the answer makes no sense': [() => tells({ address: {} }), 'frame.badAnswer'],
  'there is no address of this namespace': [() => tells({ ...user, address: '0x' }), 'wallet.badAccount'],
  'the frame does not answer in time': [() => vi.advanceTimersByTimeAsync(120_000), 'frame.timeout'],
} as const

for (const [name, { ask, answer }] of Object.entries(logins))
  for (const [why, [fails, code]] of Object.entries(failures))
    it(`ends a login whose user cannot be read: ${name}, ${why} [embedded-half-done]`, async () => {
      const login = ask()
      await vi.advanceTimersByTimeAsync(0)
      await logsIn(name, answer)
      await login
      expect(frame.embedded.isUsed).toBe(true)
      const taken = expect(takes()).rejects.toMatchObject({ code })
      await vi.advanceTimersByTimeAsync(0)
      await fails()
      await taken
      expect(outs()).toBe(1)
      expect(stored()).toEqual({})
    })

it('does not end a login whose user was read before, nor a later login [embedded-half-done]', async () => {
  const logsInByMail = async () => {
    const code = frame.embedded.connectOtp('123456')
    await vi.advanceTimersByTimeAsync(0)
    await logsIn('CONNECT_OTP')
    await code
  }
  await logsInByMail()
  const first = takes()
  await vi.advanceTimersByTimeAsync(0)
  await tells(user)
  await first
  const again = expect(takes()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  await tells({ message: 'Not now.' }, 'ERROR')
  await again
  expect([outs(), frame.embedded.isUsed]).toEqual([0, true])

  await logsInByMail()
  const left = expect(takes()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  await logsInByMail()
  await tells({ message: 'Not now.' }, 'ERROR')
  await left
  expect([outs(), frame.embedded.isUsed]).toEqual([0, true])
})

for (const [name, { ask, answer }] of Object.entries(logins))
  it(`knows after a reload of a login that has begun, until its user was read: ${name} [embedded-half-done]`, async () => {
    // An email verifies nothing.
    expect(begunLogin()).toBe(undefined)
    const login = ask()
    await vi.advanceTimersByTimeAsync(0)
    expect(begunLogin()).toBe('begun')
    await logsIn(name, answer)
    await login
    expect(begunLogin()).toBe('proved')
    const taken = takes()
    await vi.advanceTimersByTimeAsync(0)
    await tells(user)
    await taken
    expect(begunLogin()).toBe(undefined)
  })

/** The frame rejects its last request. */
async function refuses(name: string): Promise<void> {
  frame.says({ type: `@w3m-frame/${name}_ERROR`, id: frame.asked(name).at(-1)?.id, payload: { message: 'No.' } })
  await vi.advanceTimersByTimeAsync(0)
}

it('forgets a login that the frame has rejected, and one that it was signed out of [embedded-half-done]', async () => {
  const refused = expect(frame.embedded.connectOtp('123456')).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  await refuses('CONNECT_OTP')
  await refused
  expect(begunLogin()).toBe(undefined)

  const code = frame.embedded.connectOtp('123456')
  await vi.advanceTimersByTimeAsync(0)
  await logsIn('CONNECT_OTP')
  await code
  const taken = expect(takes()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  await tells({ message: 'Not now.' }, 'ERROR')
  await taken
  await vi.advanceTimersByTimeAsync(0)
  expect([outs(), begunLogin()]).toEqual([1, undefined])
})

it('still knows of a login that the frame may complete, or has completed, if another one is rejected [embedded-half-done]', async () => {
  /** Another login, which the frame rejects. */
  const isRefusedAnother = async () => {
    const social = expect(frame.embedded.connectSocial('google', 'https://wallet.example/back')).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(0)
    await refuses('CONNECT_SOCIAL')
    await social
    expect(begunLogin()).toBeDefined()
  }
  const code = frame.embedded.connectOtp('123456')
  await vi.advanceTimersByTimeAsync(0)
  await isRefusedAnother()
  await logsIn('CONNECT_OTP')
  await code
  await isRefusedAnother()
  await frame.embedded.signOut()
  expect(begunLogin()).toBe(undefined)

  const leaving = new AbortController()
  const left = expect(frame.embedded.connectOtp('123456', leaving.signal)).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  await left
  await isRefusedAnother()
})

it('still knows of a login if the frame does not confirm the sign-out [embedded-half-done]', async () => {
  const code = expect(frame.embedded.connectOtp('123456')).resolves.toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  await logsIn('CONNECT_OTP')
  await code
  document.querySelector('#w3m-iframe')?.remove()
  const out = frame.embedded.signOut()
  await vi.advanceTimersByTimeAsync(3_000)
  await out
  expect(begunLogin()).toBe('proved')
})

for (const [name, { ask, answer }] of Object.entries(logins))
  it(`ends a login whose wallet could not be connected, once, and no other: ${name} [embedded-half-done]`, async () => {
    // Without a login, nothing is signed out.
    await frame.embedded.endUnread()
    expect(outs()).toBe(0)
    const login = ask()
    await vi.advanceTimersByTimeAsync(0)
    await logsIn(name, answer)
    await login
    await Promise.all([frame.embedded.endUnread(), frame.embedded.endUnread()])
    expect([outs(), frame.embedded.isUsed, begunLogin()]).toEqual([1, false, undefined])
    expect(stored()).toEqual({})

    const again = ask()
    await vi.advanceTimersByTimeAsync(0)
    await logsIn(name, answer)
    await again
    const taken = takes()
    await vi.advanceTimersByTimeAsync(0)
    await tells(user)
    await taken
    await frame.embedded.endUnread()
    expect([outs(), frame.embedded.isUsed]).toEqual([1, true])
  })

it('does not connect a user whose login ended while the user was being read [embedded-half-done]', async () => {
  const code = frame.embedded.connectOtp('123456')
  await vi.advanceTimersByTimeAsync(0)
  await logsIn('CONNECT_OTP')
  await code
  let isLeft = false
  const reads = frame.embedded.taking(async (signal) => {
    signal.addEventListener('abort', () => {
      isLeft = true
    })
    return frame.embedded.user({ chainId: 1 })
  })
  const taken = expect(reads).rejects.toMatchObject({ code: 'request.aborted' })
  await vi.advanceTimersByTimeAsync(0)
  expect(isLeft).toBe(false)
  await frame.embedded.endUnread()
  expect(isLeft).toBe(true)
  await tells(user)
  await taken
  expect([outs(), frame.embedded.isUsed]).toEqual([1, false])
})
