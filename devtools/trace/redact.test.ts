import bs58 from 'bs58'
import fc from 'fast-check'
import { getAddress, isAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { isCaipAddress } from '../../core/caip-address.ts'
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
    ['text', 'harbour.eth', 'harbour.eth'],
    ['wish', '{"amount":"2.5","chainId":137}', '{"amount":"1.0","chainId":137}'],
    ['wish', '{', 'redacted-1'],
  ])('%s: %s', (name, value, told) => {
    const hides = redactor()
    const once = hides.redact({ [name]: value })
    expect(once).toEqual({ [name]: told })
    expect(hides.redact(once)).toEqual(once)
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
