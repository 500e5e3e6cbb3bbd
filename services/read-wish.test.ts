import { expect, it } from 'vitest'
import { loadErrorMessages } from '../core/load-error-messages.ts'
import { tokens } from '../machines/send/payloads.ts'
import { kitInput } from '../tests/model/world.ts'
import { readWish } from './read-wish.ts'

const sender = {
  namespace: 'eip155',
  connectorId: 'io.harbour',
  address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  caipNetworkId: 'eip155:31337',
} as const
const read = (wish: unknown) =>
  readWish(JSON.stringify(wish), { sender, networks: kitInput.networks, tokens: [tokens.ether, tokens.dollar] })
const { address } = tokens.dollar

it.each([
  ['nothing', {}, { token: tokens.ether }],
  ['an amount of the currency', { amount: '0.5' }, { token: tokens.ether, units: '500000000000000000' }],
  [
    'a number that JavaScript writes with an exponent',
    { amount: 1e-7 },
    { token: tokens.ether, units: '100000000000' },
  ],
  [
    'a token in any spelling',
    { assetAddress: address.toLowerCase(), amount: 2.5 },
    { token: tokens.dollar, units: '2500000' },
  ],
  ['the network of the account', { chainId: 31337, namespace: 'eip155' }, { token: tokens.ether }],
  ['a name', { to: 'harbour.eth' }, { token: tokens.ether, to: 'harbour.eth' }],
  [
    'what makes sense beside what is long',
    { to: 'harbour.eth', note: 'x'.repeat(5_000) },
    { token: tokens.ether, to: 'harbour.eth' },
  ],
  ['another network', { chainId: '31338', to: 'harbour.eth' }, { elsewhere: 'eip155:31338' }],
  ['it by its whole id', { chainId: 'eip155:31338' }, { elsewhere: 'eip155:31338' }],
])('reads %s [send-wish]', (_, wish, is) => expect(read(wish)).toEqual(is))

it.each([
  ['transfer.amount', { amount: '0' }],
  ['transfer.amount', { amount: -1 }],
  ['transfer.amount', { amount: '1,5' }],
  ['transfer.amount', { amount: 'a lot' }],
  ['transfer.amount', { amount: 'NaN' }],
  ['transfer.amount', { amount: 'Infinity' }],
  ['transfer.amount', { amount: { a: 1 } }],
  ['transfer.amount', { amount: '1'.repeat(99) }],
  ['transfer.amount', { assetAddress: address, amount: '0.0000001' }],
  ['wish.token', { assetAddress: sender.address }],
  ['wish.token', { assetAddress: 1 }],
  ['wish.namespace', { namespace: 'solana' }],
  ['wish.namespace', { namespace: 'nowhere' }],
  ['wish.network', { chainId: 5 }],
  ['wish.network', { chainId: 'solana:sandbox' }],
  ['transfer.receiver', { to: 'x'.repeat(300) }],
  ['transfer.receiver', { to: 'x'.repeat(5_000) }],
  ['transfer.receiver', { to: ['harbour.eth'] }],
])('rejects with %s an invalid request: %j [send-wish]', (code, wish) => {
  expect(() => read(wish)).toThrow(expect.objectContaining({ code }))
})

it.each([
  [{ amount: 'a lot' }, 'Invalid amount'],
  [{ namespace: 'solana' }, 'Chain "solana" is not supported for send parameters'],
  [{ chainId: 5 }, 'Network with id "5" not found'],
  [{ chainId: { a: 1 } }, 'Network with id "object" not found'],
  [{ chainId: '9'.repeat(300) }, `Network with id "${'9'.repeat(64)}" not found`],
  [{ assetAddress: sender.address }, 'Token not found'],
])('describes the error in %j in the specification’s words [send-wish]', async (wish, message) => {
  await loadErrorMessages()
  expect(() => read(wish)).toThrow(expect.objectContaining({ message }))
})

it('means the network’s own currency if no token is named, even if the account has none of it [send-wish]', () => {
  const json = JSON.stringify({ amount: '2' })
  const { symbol, decimals } = tokens.ether
  expect(readWish(json, { sender, networks: kitInput.networks, tokens: [tokens.dollar] })).toMatchObject({
    token: { symbol, decimals, amount: '0' },
    units: '2000000000000000000',
  })
})

it.each(['', 'null', '[', '"text"', '5'])('ignores %j', (json) => {
  expect(readWish(json, { sender, networks: kitInput.networks, tokens: [tokens.ether] })).toEqual({
    token: tokens.ether,
  })
})
