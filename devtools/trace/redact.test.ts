import bs58 from 'bs58'
import fc from 'fast-check'
import { getAddress, isAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { readName } from '../../core/account-name.ts'
import { isCaipAddress } from '../../core/caip-address.ts'
import { isEmail } from '../../core/email.ts'
import { namespaceDetails } from '../../core/namespace-details.ts'
import { withinLimits } from '../../core/onramp.ts'
import { fromUnits } from '../../core/units.ts'
import { redactor } from './redact.ts'

const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solana = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const redact = (value: unknown) => redactor().redact(value)

it('hides the addresses of recent connections [trace-redaction] [wallet-recent-kept]', () => {
  const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  const stored = (namespace: string, address: string) => ({ namespace, connectorId: 'io.fox', accounts: [{ address }] })
  const connections = [stored('eip155', evm), stored('solana', solana), stored('bip122', bitcoin)]
  const hidden = JSON.stringify(redact({ type: 'connections.stored', connections }))
  for (const secret of [evm, solana, bitcoin]) expect(hidden).not.toContain(secret)
  expect(hidden).toContain('io.fox')
})

describe('placeholders keep their shape [trace-redaction]', () => {
  it.each([
    ['an EVM address', evm, '0x1000000000000000000000000000000000000001'],
    ['a CAIP-10 address', `eip155:1:${evm}`, 'eip155:1:0x1000000000000000000000000000000000000001'],
    ['a Solana address', solana, '11111111111111111111111111111112'],
    [
      'a Solana CAIP-10 address',
      `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solana}`,
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:11111111111111111111111111111112',
    ],
    ['an email', 'ada.l+wallet@mail.example.com', 'person-1@example.org'],
    ['a code', '123456', '100001'],
    ['a signature', `0x${'ab'.repeat(65)}`, `0x1${'0'.repeat(128)}1`],
    ['an address in a sentence', `Sign in as ${evm}.`, 'Sign in as 0x1000000000000000000000000000000000000001.'],
    ['a nonce that is to be signed', 'Version: 1\nNonce: abcd1234\nEnd', 'Version: 1\nNonce: redacted-1\nEnd'],
    ['a token', 'eyJhbGciOi.eyJzdWIiOiIx.SflKxwRJ', 'redacted-1'],
    ['a key in an address', 'https://rpc.example/v2/a1b2c3d4e5f6a7b8c9d0', 'https://rpc.example/v2/redacted-1'],
    ['a short key in an address', 'https://rpc.example/k/abc123/v3', 'https://rpc.example/k/redacted-1/v3'],
    ['a fragment', 'https://rpc.example/v3#frag99', 'https://rpc.example/v3#redacted-1'],
    ['a query', 'https://rpc.example/?key=abc', 'https://rpc.example/?redacted-1'],
    ['a user', 'https://ada:pass@rpc.example/x', 'https://rpc.example/x'],
    ['a pairing', 'wc:7f6e504b@2?relay-protocol=irn&symKey=587d', 'wc:redacted-1'],
  ])('%s', (_, secret, placeholder) => expect(redact(secret)).toBe(placeholder))

  it.each(['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'])(
    'an address of another chain: %s',
    (secret) => {
      const placeholder = String(redact(secret))
      expect(placeholder).not.toBe(secret)
      expect(placeholder).toHaveLength(secret.length)
      expect(placeholder[0]).toBe(secret[0])
    },
  )

  it('are valid addresses, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (count) => {
        const hides = redactor()
        const address = (index: number) => `0x${index.toString(16).padStart(40, 'a')}`
        const key = (index: number) =>
          bs58.encode(
            new Uint8Array(32)
              .fill(7)
              .with(0, index % 256)
              .with(1, index >> 8),
          )
        for (const index of [0, count]) {
          const [hex, base58] = [String(hides.redact(address(index))), String(hides.redact(key(index)))]
          expect([isAddress(hex), getAddress(hex), isCaipAddress(`eip155:1:${hex}`)]).toEqual([true, hex, true])
          expect(bs58.decode(base58)).toHaveLength(32)
        }
      }),
      { numRuns: 40 },
    )
  })
})

it('an actor’s path stays one, with the placeholder of the id that it contains [trace-redaction]', () => {
  for (const id of [
    `0x${'ab'.repeat(32)}`,
    `5VERv8NMvzbJMEkV8xnrLkEaWRtSz9${'CosKDYjCJj'.repeat(5)}`,
    'q'.repeat(40),
  ]) {
    const hides = redactor()
    const placeholder = String(hides.redact(id))
    const path = `${placeholder}/readReceipt`
    expect(hides.redact({ at: `${id}/readReceipt` })).toEqual({ at: path })
    expect(hides.redact({ at: path })).toEqual({ at: path })
  }
  expect(redact(`"receipt.read" to 0x${'ab'.repeat(32)}/readReceipt`)).toMatch(/ to 0x10+1\/readReceipt$/)
})

describe('the same value gets the same placeholder [trace-redaction]', () => {
  it('wherever it is, and in whatever form', () => {
    const other = '0x0000000000000000000000000000000000000abc'
    expect(redact({ a: evm, b: [evm.toLowerCase(), `eip155:1:${evm}`, other] })).toEqual({
      a: '0x1000000000000000000000000000000000000001',
      b: [
        '0x1000000000000000000000000000000000000001',
        'eip155:1:0x1000000000000000000000000000000000000001',
        '0x1000000000000000000000000000000000000002',
      ],
    })
  })

  it('including what identifies a user of an embedded wallet', () => {
    expect(JSON.stringify(redact({ user: { email: 'ada@example.com', userName: 'ada' } }))).not.toContain('ada')
  })

  it('and redacting it again changes nothing', () => {
    const hides = redactor()
    const once = hides.redact({ address: evm, email: 'ada@example.com', code: '123456', message: 'Hello' })
    expect(hides.redact(once)).toEqual(once)
  })
})

describe('a payment request keeps its form, and neither its receiver nor its amount [trace-redaction]', () => {
  const [hex, key] = ['0x1000000000000000000000000000000000000001', '11111111111111111111111111111112']
  it.each([
    [`solana:${solana}?amount=1.25`, `solana:${key}?amount=1.00`],
    [`solana:${solana}`, `solana:${key}`],
    [
      `solana:${solana}?amount=7&label=Ada's%20shop&memo=Tea for two`,
      `solana:${key}?amount=1&label=redacted-1&memo=redacted-2`,
    ],
    [`ethereum:${evm}@31337?value=2.014e18`, `ethereum:${hex}@31337?value=1.000e18`],
    [
      `ethereum:${evm}/transfer?address=${evm}&uint256=2500000`,
      `ethereum:${hex}/transfer?address=${hex}&uint256=1000000`,
    ],
    [`ETHEREUM:${evm}?VALUE=25`, `ETHEREUM:${hex}?VALUE=10`],
  ])('%s', (request, told) => {
    for (const value of [
      { type: 'scan.read', text: request },
      { type: 'receiver.type', text: request },
      { output: request },
    ]) {
      const hides = redactor(['31337'])
      const once = hides.redact(value)
      expect(Object.values(Object(once)).at(-1)).toBe(told)
      expect(hides.redact(once)).toEqual(once)
    }
  })

  it('also in a sentence', () => {
    expect(redact(`Pay ethereum:${evm}?value=25`)).toBe(`Pay ethereum:${hex}?value=10`)
  })

  it('and a cluster without an account stays', () => {
    for (const text of ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', 'on solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp.'])
      expect(redact(text)).toBe(text)
  })
})

describe('a name that leads to an address stays a name, and leads to none [trace-redaction]', () => {
  const hosted = 'https://metadata.ens.domains/mainnet/avatar'
  it.each<[string, unknown, unknown]>([
    ['a name', 'ada.eth', 'qqy.eth'],
    ['a name below another', 'pay.ada.eth', 'qqy.qq2.eth'],
    ['a registered name', 'my-lovelace.reown.id', 'qy-qqqqqqq2.reown.id'],
    ['a former suffix', 'Ada.wcn.id', 'qqy.wcn.id'],
    ['other letters', 'jörg.eth', 'yöq3.eth'],
    ['names in a sentence', 'ada.eth pays bob.eth.', 'qqy.eth pays qq2.eth.'],
    [
      'an identity',
      { name: 'ada.eth', avatar: `${hosted}/ada.eth` },
      { name: 'qqy.eth', avatar: 'https://metadata.ens.domains/redacted-1/redacted-2/qqy.eth' },
    ],
    ['a name with a digit in an address', `https://a.example/name/lou2026.eth`, 'https://a.example/name/qqqqqqy.eth'],
    ['an encoded name in an address', 'https://a.example/name/j%C3%B6.eth', 'https://a.example/name/y%C3%B6.eth'],
    ['a name’s own site', 'https://ada.eth.limo/about', 'https://qqy.eth.limo/about'],
    [
      'an avatar',
      { avatar: 'https://pictures.example/harbour.png' },
      { avatar: 'https://pictures.example/redacted-1' },
    ],
    [
      'a picture of a user',
      { avatar: 'data:image/png;base64,AAAA' },
      { avatar: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E' },
    ],
    ['the owner of an address', { address: '0x1', name: 'Ada’s savings' }, { address: '0x1', name: 'qqyö3 qqqqqq4' }],
    ['a name of another register', { identity: { name: 'ada.sol' } }, { identity: { name: 'qqy.qq2' } }],
    [
      'a named account',
      { at: 'route:1/loadIdentity', output: { name: 'Savings' } },
      { at: 'route:1/loadIdentity', output: { name: 'qqqqqqy' } },
    ],
    ['what an account is called', { name: 'ada.sol', canRegister: true }, { name: 'qqy.qq2', canRegister: true }],
  ])('%s', (_, value, told) => {
    const hides = redactor(['137'])
    const once = hides.redact(value)
    expect(once).toEqual(told)
    expect(hides.redact(once)).toEqual(once)
  })

  it('and the same name has the same length, in whatever form', () => {
    expect(redact(['Lovelace.reown.id', 'https://a.example/lovelace.reown.id'])).toEqual([
      'qqqqqqqy.reown.id',
      'https://a.example/qqqqqqqy.reown.id',
    ])
    expect(redactor(['137']).redact('137.eth')).toBe('qqy.eth')
    expect(redact({ userName: 'ada', name: 'ada.eth' })).toEqual({ userName: 'redacted-1', name: 'qqy.eth' })
  })

  it('unless it is the name of a token, of a wallet or of a node’s host', () => {
    const named = [
      { address: '0x1', name: 'Sandbox Dollar', symbol: 'SUSD' },
      { id: 'io.fox', name: 'Fox' },
      'https://mainnet.eth.example/v3',
      'https://cloudflare-eth.com',
    ]
    expect(redact(named)).toEqual(named)
  })
})

describe('what a user types, scans or pastes is hidden before it is whole [trace-redaction]', () => {
  const hex = evm.slice(2)
  it.each([
    [evm.slice(0, 41), `0x1${'0'.repeat(37)}1`],
    [hex, `1${'0'.repeat(38)}1`],
    [evm.slice(0, 8), '0x100001'],
    [solana.slice(0, 31), `${'q'.repeat(30)}y`],
    [solana.slice(0, 12), 'qqqqqqqqqqqy'],
    [`solana:${solana.slice(0, 32)}`, `solana:${'q'.repeat(31)}y`],
    [`solana:${solana.slice(0, 20)}?amount=2500000`, `solana:${'q'.repeat(19)}y?amount=1000000`],
    [`ethereum:${evm.slice(0, 30)}@421614`, `ethereum:0x1${'0'.repeat(26)}1@421614`],
    [
      `ethereum:${evm}/transfer?address=${evm.slice(0, 20)}&uint256=2500000`,
      `ethereum:0x1${'0'.repeat(38)}1/transfer?address=0x1${'0'.repeat(16)}1&uint256=1000000`,
    ],
    ['harbour.e', 'qqqqqqy.2'],
    ['Harb', 'qqqy'],
    ['jö🦊', 'yööö'],
    [' ', ' '],
    ['harbour.eth', 'qqqqqqy.eth'],
    [`to ${evm}`, 'qy 0x1000000000000000000000000000000000000001'],
  ])('%s', (typed, told) => {
    const values = [
      { type: 'receiver.type', text: typed },
      { type: 'scan.read', text: typed },
      { type: 'name.type', text: typed },
      { at: 'route:1/readClipboard', output: typed },
      { type: 'xstate.done.actor.readClipboard', output: typed },
      { receiverText: typed },
    ]
    for (const value of values) {
      const hides = redactor()
      const once = hides.redact(value)
      expect(Object.values(Object(once)).at(-1)).toBe(told)
      expect(hides.redact(once)).toEqual(once)
    }
  })

  it('as is a part of an address in a search, whose words stay', () => {
    expect(redact({ type: 'search.type', text: `usd ${evm.slice(0, 20)} ${solana.slice(0, 20)}` })).toEqual({
      type: 'search.type',
      text: `usd 0x1${'0'.repeat(16)}1 ${'q'.repeat(19)}2`,
    })
  })

  it('whether a chart takes it for an address or not', () => {
    const { eip155, solana: base58 } = namespaceDetails
    const typed = fc.oneof(
      fc.constantFrom(evm, hex, solana).chain((whole) => fc.nat(whole.length).map((length) => whole.slice(0, length))),
      fc
        .string({ unit: fc.constantFrom(...'aZ19'), minLength: 31, maxLength: 45 })
        .chain((whole) => fc.constantFrom(whole, `${whole}l`)),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const told = String(Object(redact({ type: 'receiver.type', text })).text)
        for (const { address } of [eip155, base58]) expect(address.test(told.trim())).toBe(address.test(text.trim()))
        expect(told.trim() === '').toBe(text.trim() === '')
      }),
    )
  })

  it('and a typed account name has the same faults', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'adaZ09-._ ö🦊'), maxLength: 70 }), (text) => {
        const told = String(Object(redact({ type: 'name.type', text })).text)
        expect(readName(told)).toHaveLength(readName(text).length)
      }),
    )
  })
})

it('a secret with slashes stays one, although a word that was typed is between them [trace-redaction]', () => {
  const hides = redactor()
  const word = String(Object(hides.redact({ type: 'receiver.type', text: 'a' })).text)
  expect(hides.redact(`${'Ab1'.repeat(10)}/${word}/${'Cd2'.repeat(10)}`)).toBe('redacted-1')
})

describe('an email is hidden whole [trace-redaction]', () => {
  it.each([
    "o'person@mail.example.com",
    'jöperson@example.com',
    'ada@exämple.com',
    'a/b=c@example.com',
    ' ada@example.com',
  ])('%s', (email) => {
    expect(redact({ type: 'email.submit', email })).toEqual({ type: 'email.submit', email: 'person-1@example.org' })
  })

  it.each(["o'person@mail.example.com", 'jöperson@example.com', 'ada@exämple.com'])('in a sentence: %s', (email) => {
    expect(redact(`Sent to ${email}.`)).toBe('Sent to person-1@example.org.')
  })

  it('while it is not one yet', () => {
    expect(redact({ email: 'ada lovelace@example.com' })).toEqual({ email: 'redacted-1' })
    expect(redact({ email: 'ada@' })).toEqual({ email: 'redacted-1' })
    expect(redact({ email: '' })).toEqual({ email: '' })
  })

  it('and the address of a package stays one', () => {
    const address = 'https://cdn.example/npm/@icons/fox.svg'
    expect(redact(address)).toBe(address)
  })
})

it('a value with the name of a secret is hidden whole, even if a part of it is a secret of its own', () => {
  expect(redact({ message: `I am Ada, ${evm}`, token: `eip155:1:${evm}`, signature: `0x${'ab'.repeat(65)}` })).toEqual({
    message: 'redacted-1',
    token: 'eip155:1:0x1000000000000000000000000000000000000001',
    signature: `0x1${'0'.repeat(128)}2`,
  })
})

it('an email stays valid, and what is none stays invalid [trace-redaction]', () => {
  const part = fc.string({ unit: fc.constantFrom('a', 'ö', '.', '@', ' ', "'"), maxLength: 8 })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const email = parts.join('@')
      expect(isEmail(String(Object(redact({ email })).email))).toBe(isEmail(email))
    }),
  )
})

describe('what is not a secret stays', () => {
  it.each([
    'wallet.rejected',
    'eip155:31337',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'io.metamask',
    'Portico One',
    'https://metamask.io/download',
    'http://127.0.0.1:8545',
    'data:image/svg+xml,%3Csvg/%3E',
    'xstate.done.actor.requestConnection',
  ])('%s', (text) => expect(redact(text)).toBe(text))

  it('a word that is publicly known', () => {
    const id = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    expect(redactor([id]).redact({ id })).toEqual({ id })
  })

  it('numbers, null and booleans', () => {
    const plain = { at: 1, none: null, absent: undefined, yes: true, list: [0, ''] }
    expect(redact(plain)).toEqual(plain)
  })
})

it('a value with the name of a secret is hidden', () => {
  expect(redact({ message: 'Hello', token: 'abc', nested: { publicKey: 'k' } })).toEqual({
    message: 'redacted-1',
    token: 'redacted-2',
    nested: { publicKey: 'redacted-3' },
  })
})

describe('an amount is reduced to its magnitude [trace-redaction]', () => {
  it.each([
    ['amount', '1523000000000000000', '1000000000000000000'],
    ['amount', '−2.503 USD1', '−1.000 USD1'],
    ['least', '5910394673', '1000000000'],
    ['arrived', '49500000', '10000000'],
    ['impact', 52, 52],
    ['balance', '0.0257', '0.0100'],
    ['text', '1.234,5', '1.000,0'],
    ['amount', '0', '0'],
    ['value', 25.75, 10],
    ['decimals', 18, 18],
    ['value', 'eip155:1', 'eip155:1'],
    ['text', 'harbour.eth', 'qqqqqqy.eth'],
    ['wish', '{"amount":"2.5","chainId":137}', '{"amount":"1.0","chainId":137}'],
    ['wish', '{', 'redacted-1'],
  ])('%s: %s', (name, value, told) => {
    const hides = redactor()
    const once = hides.redact({ [name]: value })
    expect(once).toEqual({ [name]: told })
    expect(hides.redact(once)).toEqual(once)
  })

  it('even if it is also the id of a network', () => {
    const hides = redactor(['137', '250'])
    expect(hides.redact({ amount: '137', decimal: '250', id: '137' })).toEqual({
      amount: '100',
      decimal: '100',
      id: '137',
    })
  })

  it('unless it is a slippage, which is a percentage', () => {
    const typed = { type: 'slippage.type', text: '7,25', decimal: '7.25' }
    expect(redact(typed)).toEqual(typed)
    expect(redact({ slippageDraft: { text: '7', hundredths: 700 } })).toEqual({
      slippageDraft: { text: '7', hundredths: 700 },
    })
    expect(redact({ type: 'slippage.type', text: evm.slice(0, 20), decimal: null })).toEqual({
      ...{ type: 'slippage.type', text: `0x1${'0'.repeat(16)}1`, decimal: null },
    })
  })

  it('on the same side of the limits of the form in which the user types it', () => {
    const money = fc.integer({ min: 0, max: 3_000_000 }).map((cents) => fromUnits(String(cents), 2))
    const limits = fc.array(fc.record({ id: fc.constant('card'), min: money, max: money }), { maxLength: 4 })
    fc.assert(
      fc.property(fc.array(limits, { minLength: 1, maxLength: 3 }), money, (all, amount) => {
        const paymentCurrencies = all.map((payment_method_limits, at) => ({ id: `c${at}`, payment_method_limits }))
        const hides = redactor()
        const learnt = { do: 'resolve', at: 'route:2/startOnramp', output: { options: { paymentCurrencies } } }
        expect(hides.redact(learnt)).toEqual(learnt)
        const typed = { do: 'send', at: 'route:2', event: { type: 'amount.type', text: amount, decimal: amount } }
        const told = hides.redact(typed)
        const { decimal } = Object(told).event
        for (const currency of paymentCurrencies)
          expect(withinLimits(decimal, currency)).toBe(withinLimits(amount, currency))
        expect(hides.redact(told)).toEqual(told)
        expect(Object(hides.redact({ ...typed, at: 'route:3' })).event).toEqual(Object(redact(typed)).event)
      }),
    )
  })

  it('and the smaller of two amounts does not become the larger one', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 78n })
    const told = (amount: bigint) => BigInt(String(Object.values(Object(redact({ amount: String(amount) })))[0]))
    fc.assert(
      fc.property(
        amounts,
        amounts,
        (one, other) => one <= other === told(one) <= told(other) || told(one) === told(other),
      ),
    )
  })
})

it('a long image is left out', () => {
  expect(redact(`data:image/png;base64,${'A'.repeat(5_000)}`)).toBe(
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  )
})
