import { describe, expect, it } from 'vitest'
import { noSettings, parseConfig, parseQuery } from './settings.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

describe('parseConfig', () => {
  it('reads the sandbox’s settings', () => {
    const config = {
      rpc: 'http://127.0.0.1:8545',
      rpc2: 'http://127.0.0.1:8546',
      token,
      wallets: ['http://a.test/w.js'],
    }
    expect(parseConfig(config)).toEqual(config)
  })

  it.each([
    ['nothing', undefined],
    ['an empty object', {}],
    ['a page instead of JSON', '<!doctype html>'],
    ['an address that is none', { token: '0x12' }],
    ['another protocol', { rpc: 'javascript:alert(1)' }],
    ['a list of something else', { wallets: [1] }],
  ])('falls back to empty settings for %s', (_, value) => {
    expect(parseConfig(value)).toEqual(noSettings)
  })
})

describe('parseQuery', () => {
  it('accepts a project, and a relay and a directory on this machine only', () => {
    const here = { project: '0'.repeat(32), relay: 'ws://127.0.0.1:8551', api: 'http://127.0.0.1:8553' }
    expect(parseQuery(`?${new URLSearchParams(here)}`)).toEqual({ settings: here, refused: [] })
    const elsewhere = { project: 'a b', relay: 'wss://relay.test', api: 'https://api.test' }
    expect(parseQuery(`?${new URLSearchParams(elsewhere)}`)).toEqual({
      settings: {},
      refused: ['project', 'relay', 'api'],
    })
  })

  it('accepts a sign-in server on this machine only, and whether users are asked', () => {
    const here = { auth: 'http://127.0.0.1:4361', signIn: 'required' }
    expect(parseQuery(`?${new URLSearchParams(here)}`)).toEqual({ settings: here, refused: [] })
    const elsewhere = { auth: 'https://auth.test', signIn: 'perhaps' }
    expect(parseQuery(`?${new URLSearchParams(elsewhere)}`)).toEqual({ settings: {}, refused: ['auth', 'signIn'] })
  })

  it('accepts Solana clusters, a frame, a mailbox and a phone on this machine only', () => {
    const here = {
      ...{ sol1: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', solRpc: 'http://127.0.0.1:8899' },
      ...{ frame: 'http://127.0.0.1:8554/sdk', mailbox: 'http://127.0.0.1:8555', phone: 'http://127.0.0.1:8552' },
    }
    expect(parseQuery(`?${new URLSearchParams(here)}&multi`)).toEqual({
      settings: { ...here, multi: true },
      refused: [],
    })
    const elsewhere = { sol1: '0', solRpc: 'https://a.test', frame: 'https://b.test', mailbox: 'https://c.test' }
    const refused = ['sol1', 'solRpc', 'frame', 'mailbox']
    expect(parseQuery(`?${new URLSearchParams(elsewhere)}`)).toEqual({ settings: {}, refused })
  })

  it('accepts a language that the modal supports, and the number of installed wallets', () => {
    const known = { installed: 'all', locale: 'zh-HK' }
    expect(parseQuery(`?${new URLSearchParams(known)}`)).toEqual({ settings: known, refused: [] })
    const unknown = { installed: 'many', locale: 'tlh' }
    expect(parseQuery(`?${new URLSearchParams(unknown)}`)).toEqual({ settings: {}, refused: ['installed', 'locale'] })
  })

  it('accepts addresses on this machine, and several wallets', () => {
    const search = `?rpc=http://127.0.0.1:1&rpc2=http://localhost:2&token=${token}&wallet=http://[::1]:3/a.js&wallet=http://127.0.0.1:3/b.js&preload=none&record`
    expect(parseQuery(search)).toEqual({
      settings: {
        rpc: 'http://127.0.0.1:1',
        rpc2: 'http://localhost:2',
        token,
        wallets: ['http://[::1]:3/a.js', 'http://127.0.0.1:3/b.js'],
        preload: 'none',
        record: true,
      },
      refused: [],
    })
  })

  it('has no settings without a query', () => {
    expect(parseQuery('')).toEqual({ settings: {}, refused: [] })
  })

  it.each([
    'https://evil.test',
    'http://127.0.0.1.evil.test',
    'http://localhost@evil.test',
    'http://localhost.evil.test',
    'javascript:alert(1)//127.0.0.1',
    '//127.0.0.1',
    'data:text/javascript,alert(1)',
    '',
  ])('rejects the address %s', (url) => {
    const value = encodeURIComponent(url)
    expect(parseQuery(`?wallet=${value}&rpc=${value}`)).toEqual({ settings: {}, refused: ['rpc', 'wallet'] })
  })

  it('names what it rejected once, and keeps the rest', () => {
    const { settings, refused } = parseQuery('?token=0x12&wallet=x&wallet=y&rpc=http://127.0.0.1:1')
    expect(settings).toEqual({ rpc: 'http://127.0.0.1:1' })
    expect(refused).toEqual(['token', 'wallet'])
  })
})
