import { expect, it } from 'vitest'
import { recentReceivers } from './recent-receivers.ts'

const own = '0x52908400098527886E0F7030069857D2E4169EE7'
const [one, two, three, four] = ['0x1A', '0x2A', '0x3A', '0x4A'] as const
const evm = { namespace: 'eip155', address: own } as const

it('are those that this browser remembers, then those of the history, each once, without the account itself [send-recent]', () => {
  expect(recentReceivers(evm, { remembered: [two, own], sentTo: [two.toLowerCase(), one] })).toEqual([two, one])
  expect(recentReceivers(evm, { remembered: [], sentTo: [own.toLowerCase()] })).toEqual([])
})

it('are three at most', () => {
  expect(recentReceivers(evm, { remembered: [one, two], sentTo: [three, four] })).toEqual([one, two, three])
})

it('differ by case if addresses are case-sensitive', () => {
  const solana = { namespace: 'solana', address: own } as const
  expect(recentReceivers(solana, { remembered: ['Sun'], sentTo: ['sun'] })).toEqual(['Sun', 'sun'])
})
