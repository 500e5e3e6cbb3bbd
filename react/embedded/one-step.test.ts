// @vitest-environment jsdom
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, it, vi } from 'vitest'
import type { LoginSignIn } from '../../adapters/auth/wallet.ts'
import type { MessageData } from '../../core/sign-in.ts'
import { DefaultSIWX } from '../../siwx/default-siwx.ts'
import { buildMessage } from '../../siwx/message.ts'
import type { SIWXConfig } from '../../siwx/types.ts'
import { loginSignIn } from './one-step.ts'

const chain = 'eip155:31337'
const user = privateKeyToAccount(generatePrivateKey())
const { address } = user
const plain = { address, isSmartAccount: false }
const track = vi.fn()

afterEach(() => {
  localStorage.clear()
  track.mockClear()
  vi.useRealTimers()
})

/** The user does not leave the login. */
const stays = new AbortController().signal

/** The sign-in of a login. @throws if the user is asked afterwards. */
async function begins(config: SIWXConfig): Promise<LoginSignIn> {
  const signIn = await loginSignIn(config, chain, [], track)
  if (!signIn) throw new Error('The login signs no user in.')
  return signIn
}

/** The frame's text of a message: with the account filled in, and optional changes. */
function textOf({ message }: LoginSignIn, change: Partial<MessageData> = {}): string {
  const { serializedMessage: _, ...said } = message
  return buildMessage({ ...said, accountAddress: address, ...change })
}

/** Whether the user is signed in to the page. */
const isSignedIn = async (config: SIWXConfig, of = address) => (await config.getSessions(chain, of)).length > 0

it('keeps what the frame signed once it is verified [embedded-one-step]', async () => {
  const config = new DefaultSIWX()
  const signIn = await begins(config)
  expect(signIn.message).toMatchObject({ chainId: chain, accountAddress: '<<AccountAddress>>', domain: location.host })
  expect(signIn.message.serializedMessage.split('\n')).toContain('<<AccountAddress>>')
  const message = textOf(signIn)
  await signIn.admit({ ...plain, message, signature: await user.signMessage({ message }) }, stays)
  expect(await config.getSessions(chain, address)).toMatchObject([{ message, data: { accountAddress: address } }])
  const properties = { network: chain, isSmartAccount: false }
  expect(track.mock.calls).toEqual([[{ event: 'SIWX_AUTH_SUCCESS', properties }]])
})

it('uses another nonce for each login [embedded-one-step]', async () => {
  const config = new DefaultSIWX()
  const nonces = [await begins(config), await begins(config)].map(({ message }) => message.nonce)
  expect(new Set(nonces).size).toBe(2)
})

const other = privateKeyToAccount(generatePrivateKey())
const changes: Record<string, Partial<MessageData>> = {
  'another nonce': { nonce: 'abcdefgh12345678' },
  'another domain': { domain: 'evil.example' },
  'another address of the site': { uri: 'https://evil.example/' },
  'another network': { chainId: 'eip155:1' },
  'another account': { accountAddress: other.address },
  'another statement': { statement: 'I give you everything' },
  'another time': { issuedAt: '2020-01-01T00:00:00.000Z' },
  'a time of its own until which it counts': { expirationTime: '2999-01-01T00:00:00.000Z' },
  'resources that were not asked for': { resources: ['https://evil.example/'] },
}
for (const [name, change] of Object.entries(changes))
  it(`keeps nothing of a message with ${name} [embedded-one-step]`, async () => {
    const config = new DefaultSIWX()
    const addSession = vi.spyOn(config, 'addSession')
    const signIn = await begins(config)
    const message = textOf(signIn, change)
    await signIn.admit({ ...plain, message, signature: await user.signMessage({ message }) }, stays)
    expect(addSession).not.toHaveBeenCalled()
    expect(localStorage).toHaveLength(0)
  })

it('keeps nothing that another account signed, no text that is not a message, and no incomplete answer [embedded-one-step]', async () => {
  const config = new DefaultSIWX()
  const signIn = await begins(config)
  const message = textOf(signIn)
  const signature = await user.signMessage({ message })
  await signIn.admit({ ...plain, message, signature: await other.signMessage({ message }) }, stays)
  await signIn.admit({ ...plain, message, signature: '0x' }, stays)
  await signIn.admit({ ...plain, message: `${message}\nNonce: 1`, signature }, stays)
  await signIn.admit({ ...plain, message: 'Hello', signature }, stays)
  await signIn.admit({ ...plain, message }, stays)
  await signIn.admit({ ...plain, signature }, stays)
  await signIn.admit({ ...plain, address: other.address, message, signature }, stays)
  await signIn.admit(plain, stays)
  expect(await isSignedIn(config)).toBe(false)
  expect(await isSignedIn(config, other.address)).toBe(false)
  // Listeners get each answer in full, but no account or signature. A signature that is not the account's could be a
  // contract's: no node of this dApp's networks confirms that.
  const [unheard, invalid] = ['EIP155.verify: CaipNetwork not found', 'The signature is not valid']
  const told = [unheard, unheard, invalid, invalid, invalid].map((message) => [
    { event: 'SIWX_AUTH_ERROR', properties: { network: chain, isSmartAccount: false, message } },
  ])
  expect(track.mock.calls).toEqual(told)
  // A valid signature is still accepted.
  await signIn.admit({ ...plain, message, signature }, stays)
  expect(await isSignedIn(config)).toBe(true)
})

it('does nothing if the user is already signed in as another account [embedded-one-step]', async () => {
  const config = new DefaultSIWX()
  const made = await config.createMessage({ chainId: chain, accountAddress: other.address })
  const said = made.toString()
  await config.addSession({ data: made, message: said, signature: await other.signMessage({ message: said }) })
  const signIn = await begins(config)
  const message = textOf(signIn)
  await signIn.admit({ ...plain, message, signature: await user.signMessage({ message }) }, stays)
  expect([await isSignedIn(config), await isSignedIn(config, other.address)]).toEqual([true, true])
})

/** A custom sign-in configuration of a dApp, with these changes. */
const own = (change: Partial<SIWXConfig>): SIWXConfig => {
  const config = new DefaultSIWX()
  return {
    createMessage: (input) => config.createMessage(input),
    createRequest: (input) => config.createRequest?.(input) ?? Promise.reject(new Error('There is no request.')),
    addSession: (session) => config.addSession(session),
    revokeSession: (...of) => config.revokeSession(...of),
    setSessions: (sessions) => config.setSessions(sessions),
    getSessions: (...of) => config.getSessions(...of),
    ...change,
  }
}

it('leaves sign-in to the usual prompt if it does not cover the network, if the dApp signs itself, or if it cannot say what to sign [embedded-one-step]', async () => {
  expect(await loginSignIn(own({ covers: () => false }), chain, [], track)).toBeUndefined()
  expect(await loginSignIn(own({ signMessage: async () => '0x' }), chain, [], track)).toBeUndefined()
  const { createRequest: _, ...without } = own({})
  expect(await loginSignIn(without, chain, [], track)).toBeUndefined()
  const asks = (createRequest: SIWXConfig['createRequest'] & {}) =>
    loginSignIn(own({ createRequest }), chain, [], track)
  await expect(asks(() => Promise.reject(new Error('No nonce.')))).rejects.toMatchObject({ code: 'sign.failed' })
  const said = await new DefaultSIWX().createRequest?.({ chainId: chain })
  if (!said) throw new Error('There is no request.')
  expect(await asks(async () => ({ ...said, chainId: 'eip155:1' }))).toBeUndefined()
})

it('ends the session of a user who leaves while the server verifies it [embedded-half-done]', async () => {
  const { promise: verified, resolve } = Promise.withResolvers<void>()
  const config = new DefaultSIWX()
  const add = config.addSession.bind(config)
  config.addSession = (session) => verified.then(() => add(session))
  const signIn = await begins(config)
  const message = textOf(signIn)
  const leaving = new AbortController()
  const admitted = signIn.admit({ ...plain, message, signature: await user.signMessage({ message }) }, leaving.signal)
  leaving.abort()
  resolve()
  await admitted
  await vi.waitFor(async () => expect(await isSignedIn(config)).toBe(false))
  expect(track).not.toHaveBeenCalled()
})

it('keeps the session of a later login when an earlier one that was left is verified [embedded-half-done]', async () => {
  const { promise: verified, resolve } = Promise.withResolvers<void>()
  const config = new DefaultSIWX()
  const add = config.addSession.bind(config)
  const slow: SIWXConfig['addSession'] = (session) => verified.then(() => add(session))
  config.addSession = slow
  const admit = async (signal: AbortSignal) => {
    const signIn = await begins(config)
    const message = textOf(signIn)
    return signIn.admit({ ...plain, message, signature: await user.signMessage({ message }) }, signal)
  }
  const leaving = new AbortController()
  const adding = vi.spyOn(config, 'addSession')
  const left = admit(leaving.signal)
  await vi.waitFor(() => expect(adding).toHaveBeenCalled())
  leaving.abort()
  config.addSession = add
  await admit(stays)
  const revoking = vi.spyOn(config, 'revokeSession')
  resolve()
  await left
  expect(revoking).not.toHaveBeenCalled()
  expect(await isSignedIn(config)).toBe(true)
})

it('waits at most 30 s for the dApp’s server [embedded-one-step]', async () => {
  vi.useFakeTimers()
  const signIn = await begins(own({ addSession: () => new Promise(() => undefined) }))
  const message = textOf(signIn)
  const over = vi.fn()
  void signIn.admit({ ...plain, message, signature: await user.signMessage({ message }) }, stays).then(over)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(over).toHaveBeenCalledOnce()
})

it('has the nodes of the dApp’s networks checked if the account is a contract [embedded-one-step]', async () => {
  const setNetworks = vi.fn()
  const config = own({ setNetworks })
  const signIn = await begins(config)
  const message = textOf(signIn)
  await signIn.admit({ ...plain, message, signature: await user.signMessage({ message }) }, stays)
  expect(setNetworks).toHaveBeenCalledWith([])
  expect(await isSignedIn(config)).toBe(true)
})
