import fc from 'fast-check'
import { SiweMessage } from 'siwe'
import { getAddress, type Hex } from 'viem'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import { buildMessage, isSameMessage, makeNonce, parseMessage, validityOf } from './message.ts'
import type { SIWXMessageData } from './types.ts'

const letters = (signs: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength })

const alphanumeric = 'ABCXYZabcxyz0189'
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const time = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const host = fc.tuple(letters('abcxyz019', 1, 10), fc.option(fc.integer({ min: 1, max: 65535 })))
const domain = host.map(([name, port]) => `${name}.example${port === null ? '' : `:${port}`}`)
const uri = fc
  .tuple(fc.constantFrom('https://dapp.example', 'ipfs://Qme7ss3A', 'urn:a'), letters('/aZ0-._~!$&()*+,;=:@', 0, 12))
  .map(([start, rest]) => `${start}/${rest.replace(/^\/+/, '')}?a=%20#b`)
const statement = letters(`abc XYZ 019 .,:;!?'()[]@#$&*+=_~/-`, 1, 40)
const maybe = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.option(value).map((one) => (one === null ? {} : { [key]: one }))

const fields = (
  account: fc.Arbitrary<Pick<SIWXMessageData, 'accountAddress' | 'chainId'>>,
): fc.Arbitrary<SIWXMessageData> =>
  fc
    .tuple(
      fc.record({ domain, uri, version: fc.constant('1'), nonce: letters(alphanumeric, 8, 40), issuedAt: time }),
      account,
      maybe('scheme', fc.constantFrom('https', 'web+app')),
      maybe('statement', statement),
      maybe('expirationTime', time),
      maybe('notBefore', time),
      maybe('requestId', letters('aZ0-._~:@', 1, 10)),
      maybe('resources', fc.array(uri, { maxLength: 3 })),
    )
    .map(([needed, ...rest]) => Object.assign({}, needed, ...rest))

const evmAddress = letters('0123456789abcdef', 40, 40).map((digits) => getAddress(`0x${digits}`))
const evm = fields(
  fc.record({
    accountAddress: evmAddress,
    chainId: fc.integer({ min: 1, max: 2 ** 40 }).map((id) => `eip155:${id}` as const),
  }),
)
/** The letters of a Bitcoin address (BIP 173). */
const bech32 = '023456789acdefghjklmnpqrstuvwxyz'
const others = fields(
  fc.oneof(
    fc.record({
      accountAddress: letters(base58, 32, 44),
      chainId: letters(base58, 1, 32).map((id) => `solana:${id}` as const),
    }),
    fc.record({
      accountAddress: letters(bech32, 8, 60).map((rest) => `bc1${rest}`),
      chainId: letters('abc019', 1, 32).map((id) => `bip122:${id}` as const),
    }),
  ),
)

const first: SIWXMessageData = {
  domain: 'example.com',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos',
  uri: 'https://example.com/login',
  version: '1',
  chainId: 'eip155:1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
  resources: [
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
    'https://example.com/my-web2-claim.json',
  ],
}

/** The examples of EIP-4361 itself. */
const example = (asks: string) => `${asks} wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`

describe('EIP-4361’s own examples [signin-messages]', () => {
  it.each([
    ['example.com', first],
    ['example.com:3388', { ...first, domain: 'example.com:3388' }],
    ['https://example.com', { ...first, scheme: 'https' }],
  ] as const)('%s: both ways', (asks, data) => {
    expect(parseMessage(example(asks))).toEqual(data)
    expect(buildMessage(data)).toBe(example(asks))
  })
})

describe('CAIP-122 in its Solana profile', () => {
  const account = 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1'
  const data: SIWXMessageData = {
    domain: 'service.org',
    accountAddress: account,
    uri: 'https://service.org/login',
    version: '1',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    nonce: '32891757',
    issuedAt: '2021-09-30T16:25:24.000Z',
    expirationTime: '2021-10-30T16:25:24.000Z',
    notBefore: '2021-09-30T16:25:24.000Z',
    requestId: 'one',
  }
  const text = `service.org wants you to sign in with your Solana account:
${account}


URI: https://service.org/login
Version: 1
Chain ID: solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp
Nonce: 32891757
Issued At: 2021-09-30T16:25:24.000Z
Expiration Time: 2021-10-30T16:25:24.000Z
Not Before: 2021-09-30T16:25:24.000Z
Request ID: one`

  it('is written and read', () => {
    expect(buildMessage(data)).toBe(text)
    expect(parseMessage(text)).toEqual(data)
  })

  it('names one namespace only', () => {
    expect(() => parseMessage(text.replace('Chain ID: solana:', 'Chain ID: bip122:'))).toThrow('chainId')
  })
})

describe('a built and parsed message', () => {
  it('contains what it was built from, on every namespace', () => {
    fc.assert(
      fc.property(fc.oneof(evm, others), (data) => {
        expect(parseMessage(buildMessage(data))).toEqual(data)
      }),
    )
  })

  it('is read alike by viem', () => {
    fc.assert(
      fc.property(evm, ({ accountAddress, chainId, issuedAt = '', notBefore, expirationTime, ...rest }) => {
        const times = { issuedAt, ...(notBefore && { notBefore }), ...(expirationTime && { expirationTime }) }
        const text = buildMessage({ accountAddress, chainId, ...rest, ...times })
        expect(parseSiweMessage(text)).toEqual({
          ...rest,
          address: accountAddress,
          chainId: Number(chainId.slice(7)),
          issuedAt: new Date(issuedAt),
          ...(notBefore && { notBefore: new Date(notBefore) }),
          ...(expirationTime && { expirationTime: new Date(expirationTime) }),
        })
      }),
    )
  })

  it('is written alike by viem', () => {
    fc.assert(
      fc.property(evm, ({ accountAddress, chainId, issuedAt = '', notBefore, expirationTime, ...rest }) => {
        const { resources, requestId, ...needed } = rest
        const written = createSiweMessage({
          ...needed,
          version: '1',
          address: accountAddress as Hex,
          chainId: Number(chainId.slice(7)),
          issuedAt: new Date(issuedAt),
          ...(resources && { resources: [...resources] }),
          ...(requestId && { requestId }),
          ...(notBefore && { notBefore: new Date(notBefore) }),
          ...(expirationTime && { expirationTime: new Date(expirationTime) }),
        })
        expect(parseMessage(written)).toEqual({
          ...needed,
          accountAddress,
          chainId,
          issuedAt,
          ...(resources && { resources }),
          ...(requestId && { requestId }),
          ...(notBefore && { notBefore }),
          ...(expirationTime && { expirationTime }),
        })
      }),
    )
  })

  it('is read, and written again, alike by the package siwe', () => {
    fc.assert(
      fc.property(evm, (data) => {
        const text = buildMessage(data)
        const read = new SiweMessage(text)
        expect(read.toMessage()).toBe(text)
        expect([read.address, `eip155:${read.chainId}`, read.nonce, read.domain]).toEqual([
          data.accountAddress,
          data.chainId,
          data.nonce,
          data.domain,
        ])
      }),
      { numRuns: 50 },
    )
  })

  it('is written alike by the package siwe', () => {
    fc.assert(
      fc.property(evm, (data) => {
        const { accountAddress, chainId, resources, ...rest } = data
        const written = new SiweMessage({
          ...rest,
          address: accountAddress,
          chainId: Number(chainId.slice(7)),
          ...(resources && { resources: [...resources] }),
        })
        expect(parseMessage(written.toMessage())).toEqual(data)
      }),
      { numRuns: 50 },
    )
  })

  it('is not read differently by another parser, however it was altered', () => {
    const alteration = fc.record({
      at: fc.nat(),
      cut: fc.nat(3),
      put: fc.constantFrom(
        '',
        '\n',
        ' ',
        'a',
        '0',
        ':',
        '//',
        '\nVersion: 1',
        '\nChain ID: 9',
        '\nURI: https://evil.example',
        '- ',
      ),
    })
    fc.assert(
      fc.property(evm, alteration, (data, { at, cut, put }) => {
        const text = buildMessage(data)
        const place = at % (text.length + 1)
        const altered = `${text.slice(0, place)}${put}${text.slice(place + cut)}`
        let read: SIWXMessageData
        try {
          read = parseMessage(altered)
        } catch {
          return
        }
        const number = Number(read.chainId.slice(7))
        const { domain, accountAddress, uri, nonce } = read
        expect(parseSiweMessage(altered)).toMatchObject({
          domain,
          address: accountAddress,
          uri,
          nonce,
          chainId: number,
        })
        // It accepts only addresses with a checksum.
        if (getAddress(accountAddress) !== accountAddress) return
        const other = new SiweMessage(altered)
        expect([other.domain, other.address, other.uri, other.nonce, other.chainId]).toEqual([
          domain,
          accountAddress,
          uri,
          nonce,
          number,
        ])
      }),
      { numRuns: 500 },
    )
  })

  it('is rejected with one more character, unless it then says something else', () => {
    fc.assert(
      fc.property(evm, fc.nat(), fc.constantFrom('\n', '\r', '\t', 'é', '"', ' '), (data, at, sign) => {
        const text = buildMessage(data)
        const place = at % (text.length + 1)
        const altered = `${text.slice(0, place)}${sign}${text.slice(place)}`
        let read: SIWXMessageData | undefined
        try {
          read = parseMessage(altered)
        } catch {
          return
        }
        expect(buildMessage(read)).toBe(altered)
        expect(isSameMessage(read, data)).toBe(false)
      }),
    )
  })
})

describe('rejected input', () => {
  const bad: [keyof SIWXMessageData, unknown][] = [
    ['domain', ''],
    ['domain', 'https://example.com'],
    ['domain', 'example.com/path'],
    ['domain', 'someone@example.com'],
    ['domain', 'example.com\nevil.example'],
    ['domain', 'example.com:port'],
    ['domain', 'exämple.com'],
    ['accountAddress', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc'],
    ['accountAddress', 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1'],
    ['statement', 'two\nlines'],
    ['statement', 'two\rlines'],
    ['statement', ''],
    ['statement', 'ça va'],
    ['statement', 'a "quoted" word'],
    ['uri', 'example.com'],
    ['uri', 'https://example.com/a b'],
    ['uri', 'https://example.com/%zz'],
    ['uri', 'https://example.com/#a#b'],
    ['uri', 'https://example.com\nVersion: 1'],
    ['version', '2'],
    ['chainId', 'eip155:01'],
    ['chainId', 'eip155:0x1'],
    ['chainId', 'eip155'],
    ['chainId', 'nowhere:1'],
    ['nonce', '1234567'],
    ['nonce', '1234567-'],
    ['issuedAt', undefined],
    ['issuedAt', '2021-09-30'],
    ['issuedAt', '2021-02-29T00:00:00Z'],
    ['issuedAt', '2021-09-30T24:00:00Z'],
    ['issuedAt', '2021-09-30T16:25:24'],
    ['issuedAt', 'Thu, 30 Sep 2021 16:25:24 GMT'],
    ['expirationTime', 'tomorrow'],
    ['notBefore', '0'],
    ['requestId', ''],
    ['requestId', 'a b'],
    ['requestId', 'a\nResources:'],
    ['resources', ['no uri']],
    ['scheme', '1https'],
  ]

  it.each(bad)('%s: %j', (field, value) => {
    const data = { ...first, [field]: value }
    expect(() => buildMessage(data)).toThrow(expect.objectContaining({ code: 'sign.malformed', params: { field } }))
  })

  const text = example('example.com')
  it.each([
    ['an empty text', ''],
    ['a line at the end', `${text}\n`],
    ['Windows’ line ends', text.replaceAll('\n', '\r\n')],
    ['a field twice', text.replace('Version: 1', 'Version: 1\nVersion: 1')],
    ['fields in another order', text.replace('Version: 1\nChain ID: 1', 'Chain ID: 1\nVersion: 1')],
    ['a field that is missing', text.replace('Nonce: 32891756\n', '')],
    ['a field that there is not', text.replace('Resources:', 'Colour: blue\nResources:')],
    ['no empty line before the statement', text.replace('\n\nI accept', '\nI accept')],
    ['no empty line after it', text.replace('tos\n\nURI', 'tos\nURI')],
    ['something else than a resource', `${text}\nhttps://example.com`],
    ['another kind of account', text.replace('Ethereum', 'Etherium')],
  ])('%s', (_, altered) => {
    expect(() => parseMessage(altered)).toThrow(expect.objectContaining({ code: 'sign.malformed' }))
  })

  it('a long text, without delay', () => {
    for (const filler of ['a', '%20', ':', '/', '[', '@'])
      expect(() =>
        parseMessage(text.replace('https://example.com/login', `h:${filler.repeat(20_000)}\u0000`)),
      ).toThrow()
  })
})

describe('times', () => {
  const at = Date.parse('2030-01-01T00:00:00Z')
  const iso = (delta: number) => new Date(at + delta).toISOString()
  it.each([
    [{ issuedAt: iso(0) }, 'valid'],
    [{ issuedAt: iso(1) }, 'early'],
    [{ issuedAt: iso(-5), notBefore: iso(1) }, 'early'],
    [{ issuedAt: iso(1), notBefore: iso(0) }, 'valid'],
    [{ expirationTime: iso(1) }, 'valid'],
    [{ expirationTime: iso(0) }, 'expired'],
    [{ expirationTime: 'never' }, 'expired'],
    [{ issuedAt: 'whenever' }, 'early'],
    [{}, 'valid'],
  ] as const)('%j is %s', (times, standing) => {
    const { issuedAt: _, ...data } = first
    expect(validityOf({ ...data, ...times }, at)).toBe(standing)
  })

  it('can be read from a clock that is slightly fast', () => {
    expect(validityOf({ ...first, issuedAt: iso(1000) }, at, 1000)).toBe('valid')
    expect(validityOf({ ...first, issuedAt: iso(1001) }, at, 1000)).toBe('early')
  })
})

it('makes random nonces', () => {
  const made = Array.from({ length: 100 }, makeNonce)
  expect(new Set(made).size).toBe(100)
  for (const nonce of made) expect(nonce).toMatch(/^[\da-f]{32}$/)
})
