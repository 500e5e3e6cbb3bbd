import { describe, expect, it } from 'vitest'
import { ServerSIWX, type ServerSIWXOptions } from './server-siwx.ts'
import type { SIWXSession } from './types.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const one = 'eip155:1'
const message = `dapp.example wants you to sign in with your Ethereum account:
${address}


URI: https://dapp.example/
Version: 1
Chain ID: 1
Nonce: 12345678
Issued At: 2030-01-01T00:00:00.000Z`
const now = () => Date.parse('2030-01-01T00:00:01Z')
const data = {
  accountAddress: address,
  chainId: one,
  domain: 'dapp.example',
  uri: 'https://dapp.example/',
  version: '1',
  nonce: '12345678',
  issuedAt: '2030-01-01T00:00:00.000Z',
} as const
const session: SIWXSession = { data, message, signature: '0x1234' }

function make(answer: () => Response | Promise<Response>, options: Partial<ServerSIWXOptions> = {}) {
  const asked: [string, RequestInit | undefined][] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    asked.push([String(url), init])
    return answer()
  }
  const words = { domain: 'dapp.example', uri: 'https://dapp.example/', now, fetch }
  return { asked, siwx: new ServerSIWX({ url: 'https://api.example', ...words, ...options }) }
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const html = (status: number) => () =>
  new Response('<!doctype html><p>Hello', { status, headers: { 'content-type': 'text/html' } })

describe('an invalid answer', () => {
  const answers: [string, () => Response | Promise<Response>, string][] = [
    ['401', json({}, 401), 'sign.unauthorized'],
    ['401 without words', () => new Response(null, { status: 401 }), 'sign.unauthorized'],
    ['401 as a page', html(401), 'sign.unauthorized'],
    ['401, too late', json({ error: 'expired' }, 401), 'sign.expired'],
    ['401, too early', json({ error: 'early' }, 401), 'sign.early'],
    ['401, in unknown words', json({ error: 'constructor' }, 401), 'sign.unauthorized'],
    ['403', json({ error: 'domain' }, 403), 'sign.unauthorized'],
    ['400', json({ error: 'message' }, 400), 'sign.invalid'],
    ['429', json({}, 429), 'sign.server'],
    ['500', json({}, 500), 'sign.server'],
    ['500 as a page', html(500), 'sign.server'],
    ['a page', html(200), 'sign.server'],
    ['garbage', () => new Response('{', { headers: { 'content-type': 'application/json' } }), 'sign.server'],
    ['nothing', () => Promise.reject(new TypeError('fetch failed')), 'sign.server'],
    ['no end', () => Promise.reject(new DOMException('It took too long', 'TimeoutError')), 'sign.server'],
  ]

  it.each(answers)('%s, when a session is added or ended, or a nonce requested', async (_, answer, code) => {
    const { siwx } = make(answer)
    await expect(siwx.addSession(session)).rejects.toMatchObject({ code })
    await expect(siwx.setSessions([])).rejects.toMatchObject({ code })
    await expect(siwx.revokeSession(one, address)).rejects.toMatchObject({ code })
    await expect(siwx.createMessage({ accountAddress: address, chainId: one })).rejects.toMatchObject({ code })
  })

  it.each(answers)('%s, when sessions are requested', async (_, answer, code) => {
    const asked = make(answer).siwx.getSessions(one, address)
    if (['sign.unauthorized', 'sign.expired', 'sign.early'].includes(code)) expect(await asked).toEqual([])
    else await expect(asked).rejects.toMatchObject({ code })
  })
})

it.each([json(false), json({ ok: false })])('does not accept a negative answer as success', async (answer) => {
  const { siwx } = make(answer)
  await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'sign.invalid' })
  await expect(siwx.setSessions([session])).rejects.toMatchObject({ code: 'sign.invalid' })
})

it.each([json(true), json({ ok: true }), json({}), () => new Response(null, { status: 204 })])(
  'accepts a positive answer in any form',
  async (answer) => {
    await make(answer).siwx.addSession(session)
  },
)

describe('the nonce', () => {
  it.each([
    ['as a member', json({ nonce: 'abcd1234' })],
    ['as JSON', json('abcd1234')],
    ['as text', () => new Response('abcd1234')],
  ])('is read %s', async (_, answer) => {
    const made = await make(answer).siwx.createMessage({ accountAddress: address, chainId: one })
    expect(made.nonce).toBe('abcd1234')
  })

  it.each([json({}), json({ nonce: 'short' }), json({ nonce: 12345678 }), () => new Response('')])(
    'is reported as missing',
    async (answer) => {
      const making = make(answer).siwx.createMessage({ accountAddress: address, chainId: one })
      await expect(making).rejects.toMatchObject({ code: 'sign.server' })
    },
  )
})

describe('the sessions', () => {
  it('are parsed from the signed messages, and filtered to the requested ones', async () => {
    const others = [
      message.replace(address, '0x8617E340B3D01FA5F11F306F4090FD50E238070D'),
      message.replace('ID: 1', 'ID: 2'),
    ]
    const late = `${message}\nExpiration Time: 2030-01-01T00:00:01Z`
    const listed = [message, ...others, late, 'none', 7].map((each) => ({ message: each, signature: '0x1234' }))
    const { siwx } = make(json({ sessions: [...listed, null] }))
    expect(await siwx.getSessions(one, address)).toEqual([session])
  })

  it.each([json(null), json({}), json({ sessions: 'all' }), () => new Response(null, { status: 204 })])(
    'are none if the answer has none',
    async (answer) => {
      expect(await make(answer).siwx.getSessions(one, address)).toEqual([])
    },
  )
})

it('bypasses caches, so that no nonce and no session is read twice', async () => {
  const { siwx, asked } = make(json({ nonce: 'abcd1234', sessions: [] }))
  await siwx.createMessage({ accountAddress: address, chainId: one })
  await siwx.getSessions(one, address)
  expect(asked.map(([, init]) => init?.cache)).toEqual(['no-store', 'no-store'])
})

it('sends requests to the configured address, with cookies', async () => {
  const { siwx, asked } = make(json({ ok: true }), {
    url: 'https://api.example/auth/',
    endpoints: { verify: 'sign-in', logout: 'sign-out' },
    headers: { 'x-app': 'dapp' },
  })
  await siwx.addSession(session)
  await siwx.revokeSession(one, address)
  expect(asked.map(([url, init]) => [url, init?.method, init?.body, init?.credentials])).toEqual([
    ['https://api.example/auth/sign-in', 'POST', JSON.stringify({ message, signature: '0x1234' }), 'include'],
    ['https://api.example/auth/sign-out', 'POST', JSON.stringify({ chainId: one, address }), 'include'],
  ])
  expect(asked[0]?.[1]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-app': 'dapp' })
})
