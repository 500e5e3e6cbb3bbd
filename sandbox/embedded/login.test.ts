import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedSandbox, startSandbox } from '../index.ts'
import { openFrame } from './test-frame.ts'

let sandbox: EmbeddedSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ embedded: true })
})
afterAll(() => sandbox?.stop())

/** Six digits that are not these. */
const otherThan = (code: string | undefined) => (code === '000000' ? '000001' : '000000')

async function open() {
  const frame = await openFrame(sandbox.embedded)
  /** The error that a message fails with. */
  const failure = async (name: string, payload: object) =>
    ((await frame.send(name, payload)).payload as { message?: string } | undefined)?.message
  return { ...frame, failure }
}

test('a wrong code, too many wrong codes, an expired code and an invalid email are rejected, and a login does not last forever', async () => {
  const email = 'codes@example.test'
  const { mailbox } = sandbox.embedded
  using frame = await open()
  expect(await frame.failure('CONNECT_EMAIL', { email: 'not one' })).toBe('Invalid email')
  expect(await frame.failure('CONNECT_OTP', { otp: '123456' })).toBe('No code was sent.')
  expect((await frame.send('GET_CHAIN_ID')).payload).toEqual({ chainId: 1 })
  await frame.logIn(email)
  await frame.send('SIGN_OUT')

  const mailed = async () => {
    await frame.send('CONNECT_EMAIL', { email })
    return (await mailbox.wait(email)).code ?? ''
  }
  const enter = (otp: string) => frame.failure('CONNECT_OTP', { otp })
  const first = await mailed()
  for (let tries = 0; tries < 5; tries++) expect(await enter(otherThan(first))).toBe('Invalid code.')
  expect(await enter(first)).toBe('Too many attempts. Request a new code.')

  const second = await mailed()
  sandbox.embedded.advance(20 * 60 * 1000)
  expect(await enter(second)).toBe('The code has expired. Request a new code.')
  const third = await mailed()
  expect(await enter(third)).toBe(undefined)
  expect((await frame.send('IS_CONNECTED')).payload).toEqual({ isConnected: true })
  sandbox.embedded.advance(7 * 24 * 3600 * 1000)
  expect((await frame.send('IS_CONNECTED')).payload).toEqual({ isConnected: false })
})

test('a link is void after 20 minutes, and once a newer login has begun', async () => {
  const email = 'links@example.test'
  const { mailbox } = sandbox.embedded
  using frame = await open()
  const begin = async () => {
    await frame.send('CONNECT_EMAIL', { email })
    return (await mailbox.wait(email)).link ?? ''
  }
  const first = await begin()
  const waiting = frame.failure('CONNECT_DEVICE', {})
  const second = await begin()
  expect(await waiting).toBe('A newer login has begun.')
  expect((await fetch(first)).status).toBe(410)
  expect((await fetch(second)).status).toBe(200)
  sandbox.embedded.advance(20 * 60 * 1000)
  expect((await fetch(second)).status).toBe(410)
})

test('an email changes with a code to the old address and a code to the new one', async () => {
  const [old, next] = ['old@example.test', 'next@example.test']
  const { mailbox } = sandbox.embedded
  using frame = await open()
  await frame.logIn(old)
  const { address } = (await frame.send('GET_USER')).payload as { address: string }
  expect(await frame.failure('UPDATE_EMAIL', { email: old })).toBe('This is your email already.')
  const begun = await frame.send('UPDATE_EMAIL', { email: 'typo@example.test' })
  expect(begun.payload).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  const { code: primary } = await mailbox.wait(old)
  expect(await frame.failure('UPDATE_EMAIL_PRIMARY_OTP', { otp: otherThan(primary) })).toBe('Invalid code.')
  await frame.send('UPDATE_EMAIL_PRIMARY_OTP', { otp: primary })
  await mailbox.wait('typo@example.test')
  const again = await frame.send('UPDATE_EMAIL', { email: next })
  expect(again.payload).toEqual({ action: 'VERIFY_SECONDARY_OTP' })
  const { code: secondary } = await mailbox.wait(next)
  const changed = await frame.send('UPDATE_EMAIL_SECONDARY_OTP', { otp: secondary })
  expect(changed.payload).toEqual({ newEmail: next })
  expect((await frame.send('GET_USER')).payload).toMatchObject({ email: next, address })
  await frame.send('SIGN_OUT')
  expect((await frame.send('CONNECT_EMAIL', { email: next })).payload).toEqual({ action: 'VERIFY_OTP' })
})
