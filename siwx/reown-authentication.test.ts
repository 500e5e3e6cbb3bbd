import { expect, it } from 'vitest'
import { ReownAuthentication } from './reown-authentication.ts'
import type { SIWXSession } from './types.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const one = 'eip155:1'

/** The cloud's service with one project. */
function setUp({ forbidden = false } = {}) {
  const asked: string[] = []
  const kept = new Map<string, string>()
  let signedIn = false
  let nonces = 0
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(String(url))
    const headers = new Headers(init?.headers)
    const [path = '', by] = [pathname.split('/auth/v1/')[1], headers.get('authorization') ?? headers.get('x-nonce-jwt')]
    asked.push(`${init?.method} ${path} ${searchParams.get('projectId')}${by ? ` ${by}` : ''}`)
    if (path === 'nonce') {
      nonces += 1
      return Response.json({ nonce: `abcd123${nonces}`, token: `of-nonce-${nonces}` })
    }
    if (path === 'authenticate') {
      signedIn = true
      return Response.json({ token: 'of-auth' })
    }
    if (path === 'sign-out') signedIn = false
    if (path === 'me' && signedIn) return Response.json({ address: address.toLowerCase(), caip2Network: one })
    return new Response(null, { status: path === 'me' ? 401 : 204 })
  }
  const storage = () => {
    if (forbidden) throw new Error('forbidden')
    return {
      length: kept.size,
      key: () => null,
      clear: () => kept.clear(),
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }
  const words = { domain: 'dapp.example', uri: 'https://dapp.example/' }
  const end = () => {
    signedIn = false
  }
  const make = () =>
    new ReownAuthentication({ projectId: 'project', api: 'https://api.example', storage, fetch, ...words })
  const makeBare = () => new ReownAuthentication({ api: 'https://api.example', storage, fetch, ...words })
  return { make, makeBare, siwx: make(), asked, kept, end }
}

async function signIn({ siwx }: ReturnType<typeof setUp>): Promise<void> {
  const made = await siwx.createMessage({ accountAddress: address, chainId: one })
  const { toString: _, ...data } = made
  await siwx.addSession({ data, message: made.toString(), signature: '0x12' } satisfies SIWXSession)
}

it('signs in, and is restored after a reload [signin-cloud]', async () => {
  const world = setUp()
  expect(await world.siwx.getSessions(one, address)).toEqual([])
  await signIn(world)
  const [session] = await world.make().getSessions(one, address)
  expect(session?.data).toMatchObject({ accountAddress: address.toLowerCase(), chainId: one })
  expect(await world.siwx.getSessions('eip155:2', address)).toEqual([])
  expect(world.asked).toEqual([
    'GET nonce project',
    'POST authenticate project Bearer of-nonce-1',
    'GET me project Bearer of-auth',
    'GET me project Bearer of-auth',
  ])
  expect([...world.kept]).toEqual([['@appkit/siwx-auth-token', 'of-auth']])
})

it('signs out', async () => {
  const world = setUp()
  await signIn(world)
  await world.siwx.setSessions([])
  expect(world.asked.at(-1)).toBe('POST sign-out project Bearer of-auth')
  expect(await world.siwx.getSessions(one, address)).toEqual([])
  expect(world.kept.size).toBe(0)
})

it('signs out the right account, in any spelling, on the right chain, and sends one request for all', async () => {
  const world = setUp()
  await signIn(world)
  const before = world.asked.length
  const ends: [`eip155:${number}`, string][] = [
    ['eip155:2', address],
    [one, '0x8617E340B3D01FA5F11F306F4090FD50E238070D'],
    [one, address],
    ['eip155:3', address],
  ]
  for (const [chainId, whom] of ends.slice(0, 2)) await world.siwx.revokeSession(chainId, whom)
  expect(await world.siwx.getSessions(one, address)).toHaveLength(1)
  for (const [chainId, whom] of ends) await world.siwx.revokeSession(chainId, whom)
  expect(await world.siwx.getSessions(one, address)).toEqual([])
  expect(world.asked.slice(before)).toEqual([
    'GET me project Bearer of-auth',
    'GET me project Bearer of-auth',
    'POST sign-out project Bearer of-auth',
  ])
})

it('knows the token of each message, even if another tab has requested one since', async () => {
  const world = setUp()
  const made = await world.siwx.createMessage({ accountAddress: address, chainId: one })
  const other = world.make()
  await other.createMessage({ accountAddress: address, chainId: one })
  const { toString: _, ...data } = made
  await world.siwx.addSession({ data, message: made.toString(), signature: '0x12' })
  expect(world.asked.at(-1)).toBe('POST authenticate project Bearer of-nonce-1')
})

it('drops a token that the service no longer accepts', async () => {
  const world = setUp()
  await signIn(world)
  world.end()
  expect(await world.siwx.getSessions(one, address)).toEqual([])
  expect(world.kept.size).toBe(0)
})

it('lasts as long as the page if the browser stores nothing', async () => {
  const world = setUp({ forbidden: true })
  await signIn(world)
  expect(await world.siwx.getSessions(one, address)).toHaveLength(1)
  expect(await world.make().getSessions(one, address)).toEqual([])
})

it('uses the kit’s project by default, and reports if there is none [signin-cloud]', async () => {
  const { makeBare, asked } = setUp()
  const siwx = makeBare()
  await expect(siwx.createMessage({ accountAddress: address, chainId: one })).rejects.toMatchObject({
    code: 'config.project',
  })
  siwx.setProject('of-the-kit')
  siwx.setProject('another')
  await siwx.createMessage({ accountAddress: address, chainId: one })
  expect(asked).toEqual(['GET nonce of-the-kit'])
})
