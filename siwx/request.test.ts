import { describe, expect, it } from 'vitest'
import {
  createSIWEConfig,
  DefaultSIWX,
  formatMessage,
  InformalMessenger,
  mapToSIWX,
  ReownAuthentication,
  ServerSIWX,
  type SIWXConfig,
  type SIWXMessenger,
} from './index.ts'

const one = 'eip155:1'
const accountAddress = '0x52908400098527886E0F7030069857D2E4169EE7'
const now = () => Date.parse('2030-01-01T00:00:00Z')
const words = {
  domain: 'dapp.example',
  uri: 'https://dapp.example/',
  statement: 'Welcome.',
  expiration: 1_000,
  resources: ['https://dapp.example/terms'],
  getRequestId: () => 'r1',
  now,
}
const fetch = async () => Response.json({ nonce: 'abcd1234', token: 'of-nonce' })
const getNonce = () => 'abcd1234'

const kinds: [string, SIWXConfig][] = [
  ['the page alone', new DefaultSIWX({ messenger: new InformalMessenger({ ...words, getNonce }) })],
  ['a server', new ServerSIWX({ url: 'https://api.example', fetch, ...words })],
  ['the cloud', new ReownAuthentication({ projectId: 'project', fetch, ...words })],
  [
    'a SIWE configuration',
    mapToSIWX(
      createSIWEConfig({
        getNonce: async () => 'abcd1234',
        getMessageParams: async () => ({
          domain: words.domain,
          uri: words.uri,
          statement: words.statement,
          chains: [1],
          iat: '2030-01-01T00:00:00.000Z',
          exp: '2030-01-01T00:00:01.000Z',
          requestId: 'r1',
          resources: words.resources,
        }),
        createMessage: ({ address, ...args }) => formatMessage(args, address),
        verifyMessage: async () => true,
        getSession: async () => null,
        signOut: async () => true,
      }),
    ),
  ],
]

describe('what is to be signed, before the account is known', () => {
  it.each(kinds)('matches that account’s message, by %s', async (_, siwx) => {
    const request = await siwx.createRequest?.({ chainId: one })
    expect(request).toEqual({
      chainId: one,
      domain: 'dapp.example',
      uri: 'https://dapp.example/',
      version: '1',
      nonce: 'abcd1234',
      issuedAt: '2030-01-01T00:00:00.000Z',
      expirationTime: '2030-01-01T00:00:01.000Z',
      statement: 'Welcome.',
      requestId: 'r1',
      resources: ['https://dapp.example/terms'],
    })
    const { toString: _text, ...message } = await siwx.createMessage({ chainId: one, accountAddress })
    expect(message).toEqual({ ...request, accountAddress })
  })

  it('follows EIP-4361 as a message does', async () => {
    const messenger = new InformalMessenger({ ...words, statement: 'Ça va' })
    await expect(messenger.createRequest({ chainId: one })).rejects.toMatchObject({
      code: 'sign.malformed',
      params: { field: 'statement' },
    })
  })

  it('is valid from its not-before time', async () => {
    const notBefore = '2031-01-01T00:00:00.000Z'
    expect(await new InformalMessenger(words).createRequest({ chainId: one, notBefore })).toMatchObject({
      notBefore,
      expirationTime: '2031-01-01T00:00:01.000Z',
    })
  })

  it('is not created by a messenger that has to know the account', () => {
    const messenger: SIWXMessenger = { createMessage: (input) => new InformalMessenger(words).createMessage(input) }
    expect(new DefaultSIWX({ messenger }).createRequest).toBeUndefined()
  })
})
