import { buildAuthObject, createEncodedRecap, formatMessage, populateAuthPayload } from '@walletconnect/utils'
import fc from 'fast-check'
import { SiweMessage } from 'siwe'
import { getAddress } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import type { OpenMessage } from '../../core/sign-in.ts'
import { parseMessage } from '../../siwx/message.ts'
import { type Asked, type Format, isOfContract, readCacao } from './cacao.ts'

const format: Format = ({ request, iss }) => formatMessage(Object(request), iss)

const letters = (signs: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength })
const time = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const uri = letters('abc/-._~', 0, 12).map((rest) => `https://dapp.example/${rest}`)
const maybe = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.option(value).map((one) => (one === null ? {} : { [key]: one }))
const address = letters('0123456789abcdef', 40, 40).map((digits) => getAddress(`0x${digits}`))
const signature = letters('0123456789abcdef', 130, 130).map((digits) => `0x${digits}`)

const message: fc.Arbitrary<OpenMessage> = fc
  .tuple(
    fc.record({
      chainId: fc.integer({ min: 1, max: 2 ** 40 }).map((id) => `eip155:${id}` as const),
      domain: letters('abcxyz019', 1, 10).map((name) => `${name}.example`),
      uri,
      version: fc.constant('1'),
      nonce: letters('ABCXYZabcxyz0189', 8, 40),
      issuedAt: time,
    }),
    maybe(
      'statement',
      letters(`abc XYZ 019 .,:;!?'()[]@#$&*+=_~/-`, 1, 40).map((text) => `.${text}.`),
    ),
    maybe('expirationTime', time),
    maybe('notBefore', time),
    maybe('resources', fc.array(uri, { maxLength: 3 })),
  )
  .map(([needed, ...rest]) => Object.assign({}, needed, ...rest))

const methods = ['personal_sign', 'eth_sendTransaction']

/** A wallet's answer, created with the package that wallets use; some write the permissions into the statement. */
function answerTo({ message: asked, chains }: Asked, by: string, said: { populated: boolean; signature: string }) {
  const authPayload = {
    type: 'caip122',
    chains: [...chains],
    statement: asked.statement ?? '',
    aud: asked.uri,
    domain: asked.domain,
    version: '1',
    nonce: asked.nonce,
    iat: asked.issuedAt ?? '',
    resources: [...(asked.resources ?? []), createEncodedRecap('eip155', 'request', [...methods])],
    ...(asked.expirationTime !== undefined && { exp: asked.expirationTime }),
    ...(asked.notBefore !== undefined && { nbf: asked.notBefore }),
  }
  const payload = said.populated ? populateAuthPayload({ authPayload, chains: [...chains], methods }) : authPayload
  const cacao = buildAuthObject(payload, { t: 'eip191', s: said.signature }, `${asked.chainId}:${by}`)
  return JSON.parse(JSON.stringify(cacao))
}

const case_ = fc.record({ message, by: address, signature, populated: fc.boolean() })
const make = ({ message: open, by, ...said }: typeof case_ extends fc.Arbitrary<infer T> ? T : never) => {
  const asked: Asked = { message: open, chains: [open.chainId, 'eip155:1', 'eip155:137'] }
  return { asked, by, cacao: answerTo(asked, by, said), signature: said.signature }
}

describe('the answer of a wallet that signed while it connected', () => {
  it('is a message of what was requested, which every EIP-4361 parser reads alike', () => {
    fc.assert(
      fc.property(case_, (one) => {
        const { asked, by, cacao } = make(one)
        const read = readCacao(cacao, asked, format)
        expect(read).toMatchObject({ cacao, signature: one.signature, data: { accountAddress: by } })
        const text = read?.message ?? ''
        expect(text).toBe(format({ request: cacao.p, iss: cacao.p.iss }))
        expect(parseMessage(text)).toEqual(read?.data)
        const { domain, uri: about, nonce, chainId } = asked.message
        const numbered = Number(chainId.slice('eip155:'.length))
        expect(parseSiweMessage(text)).toMatchObject({ address: by, domain, uri: about, nonce, chainId: numbered })
        expect(new SiweMessage(text)).toMatchObject({ address: by, domain, uri: about, nonce, chainId: numbered })
      }),
    )
  })

  it('tells whether a smart account signed', () => {
    expect([{ s: { t: 'eip1271' } }, { s: { t: 'eip191' } }, { s: null }, null].map(isOfContract)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('may set missing values to null', () => {
    fc.assert(
      fc.property(case_, (one) => {
        const { asked, cacao } = make(one)
        const spelt = { ...cacao, p: { exp: null, nbf: null, requestId: null, ...cacao.p } }
        expect(readCacao(spelt, asked, format)?.data).toEqual(readCacao(cacao, asked, format)?.data)
      }),
    )
  })

  const others: [string, fc.Arbitrary<unknown>][] = [
    ['domain', fc.constant('other.example')],
    ['aud', fc.constant('https://other.example/')],
    ['version', fc.constant('2')],
    ['nonce', fc.constant('0123456789abcdef0123456789abcdef0123456789abcdef')],
    ['exp', fc.constant('1999-01-01T00:00:00Z')],
    ['nbf', fc.constant('1999-01-01T00:00:00Z')],
    ['iat', fc.constantFrom('now', '', undefined, 5, '2030-01-01T00:00:00Z\nNonce: 12345678')],
    ['requestId', fc.constant('1')],
    ['statement', fc.constantFrom('I owe you all that I have.', 'Two\nlines', 5)],
    [
      'resources',
      fc.constantFrom([], ['https://other.example/'], ['urn:recap:e30', 'urn:recap:e30'], 'urn:recap:e30', [5]),
    ],
    [
      'iss',
      address.chain((by) =>
        fc.constantFrom(
          `did:pkh:eip155:99999999999999:${by}`,
          `did:pkh:solana:1:${by}`,
          `did:pkh:eip155:1:${by}:x`,
          `eip155:1:${by}`,
          'did:pkh:eip155:1:0x12',
          'did:pkh:eip155:1',
          undefined,
        ),
      ),
    ],
  ]
  it.each(others)('is rejected if its %s differs', (key, values) => {
    const asking = { resources: ['https://dapp.example/terms'], statement: 'Welcome.' }
    fc.assert(
      fc.property(case_, values, (one, value) => {
        const { asked, cacao } = make({ ...one, message: { ...one.message, ...asking } })
        expect(readCacao({ ...cacao, p: { ...cacao.p, [key]: value } }, asked, format)).toBeUndefined()
      }),
    )
  })

  const signatures = [
    undefined,
    null,
    { t: 'eip191' },
    { t: 'eip191', s: '' },
    { t: 'eip191', s: '0x' },
    { t: 'eip191', s: '0xabc' },
  ]
  it.each([...signatures, { t: 'eip191', s: 5 }, { t: 'other', s: '0x12' }])(
    'is rejected with the signature %j',
    (s) => {
      const [one] = fc.sample(case_, 1)
      if (!one) throw new Error('There is no answer.')
      const { asked, cacao } = make(one)
      expect(readCacao({ ...cacao, s }, asked, format)).toBeUndefined()
    },
  )

  it('may be anything without breaking anything', () => {
    const [one] = fc.sample(case_, 1)
    if (!one) throw new Error('There is no answer.')
    const { asked, cacao } = make(one)
    fc.assert(fc.property(fc.anything(), (value) => readCacao(value, asked, format) === undefined))
    const part = fc.constantFrom('h', 'p', 's')
    fc.assert(
      fc.property(part, fc.anything(), (name, value) => {
        expect(readCacao({ ...cacao, [name]: value }, asked, format)).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(cacao.p)), fc.anything(), (name, value) => {
        const read = readCacao({ ...cacao, p: { ...cacao.p, [name]: value } }, asked, format)
        if (read) expect(parseMessage(read.message)).toEqual(read.data)
      }),
    )
  })
})
