// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { knownReceivers } from './known-receivers.ts'

const mine = '0x52908400098527886E0F7030069857D2E4169EE7'
const poisoned = '0x5290ffffffffffffffffffffffffffffffff9EE7'
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const sun = '7cVfgArCheMR6Cs4t6vz5rfnqd56vZq4ndaBrY5xkxXy'
const evm = (address: string, chain = 1) => ({ address, caipNetworkId: `eip155:${chain}` }) as const
const solana = (address: string) => ({ address, caipNetworkId: 'solana:here' }) as const

beforeEach(() => localStorage.clear())

it('knows the addresses that the user has sent to, in any spelling, and no others [send-first-time]', () => {
  const receivers = knownReceivers(() => localStorage)
  expect(receivers.compare(evm(mine), { sentTo: [] })).toEqual({ isKnown: false })
  receivers.add(evm(mine))
  expect(receivers.compare(evm(mine.toLowerCase()))).toEqual({ isKnown: true })
  expect(receivers.compare(evm(other), { sentTo: [] })).toEqual({ isKnown: false })
  receivers.add(solana(sun))
  expect(receivers.compare(solana(sun))).toEqual({ isKnown: true })
  expect(receivers.compare(solana(sun.toLowerCase()), { sentTo: [] })).toEqual({ isKnown: false })
})

it('reports earlier transfers to an address on other networks [send-elsewhere]', () => {
  const receivers = knownReceivers(() => localStorage)
  receivers.add(evm(mine, 10))
  receivers.add(evm(mine.toLowerCase(), 8453))
  expect(receivers.compare(evm(mine))).toEqual({ isKnown: true, elsewhere: 'eip155:8453' })
  expect(receivers.compare(evm(mine), { sentTo: [mine] })).toEqual({ isKnown: true })
  expect(receivers.compare(evm(mine, 10))).toEqual({ isKnown: true })
})

it('lists the receivers of transfers on a network, the latest first [send-recent]', () => {
  const receivers = knownReceivers(() => localStorage)
  for (const each of [evm(mine), evm(sun, 10), evm(other), evm(mine)]) receivers.add(each)
  expect(receivers.on('eip155:1')).toEqual([mine, other])
})

it('names the address that another could be mistaken for [send-look-alike]', () => {
  const receivers = knownReceivers(() => localStorage)
  receivers.add(evm(mine, 10))
  expect(receivers.compare(evm(poisoned))).toEqual({ isKnown: false, like: mine, isHistoryMissing: true })
})

it('also compares with receivers from the account’s history and with its own accounts [send-look-alike]', () => {
  const receivers = knownReceivers(() => localStorage)
  expect(receivers.compare(evm(poisoned), { sentTo: [mine] })).toEqual({ isKnown: false, like: mine })
  expect(receivers.compare(evm(mine.toLowerCase()), { sentTo: [mine] })).toEqual({ isKnown: true })
  expect(receivers.compare(evm(poisoned), { own: [mine], sentTo: [] })).toEqual({ isKnown: false, like: mine })
  expect(receivers.compare(evm(mine), { own: [mine], sentTo: [poisoned] })).toEqual({ isKnown: true })
  expect(receivers.compare(evm(poisoned), { sentTo: [mine, poisoned] })).toEqual({ isKnown: true, like: mine })
  expect(receivers.compare(evm(other), { sentTo: [] })).toEqual({ isKnown: false })
})

it('remembers nothing if storage is blocked, and ignores invalid entries', () => {
  const forbidden = knownReceivers(() => {
    throw new Error('forbidden')
  })
  forbidden.add(evm(mine))
  expect(forbidden.compare(evm(mine), { sentTo: [] })).toEqual({ isKnown: false })
  for (const odd of ['{"no":"list"}', JSON.stringify([mine, 'eip155:1', 'moon:1:x'])]) {
    localStorage.setItem('@appkit/known_receivers', odd)
    expect(knownReceivers(() => localStorage).compare(evm(mine), { sentTo: [] })).toEqual({ isKnown: false })
  }
})
