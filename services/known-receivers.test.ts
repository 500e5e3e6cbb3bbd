// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { knownReceivers } from './known-receivers.ts'

const mine = '0x52908400098527886E0F7030069857D2E4169EE7'
const poisoned = '0x5290ffffffffffffffffffffffffffffffff9EE7'
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const sun = '7cVfgArCheMR6Cs4t6vz5rfnqd56vZq4ndaBrY5xkxXy'

beforeEach(() => localStorage.clear())

it('knows whom the user has sent to, in any spelling, and no one else [send-first-time]', () => {
  const receivers = knownReceivers(() => localStorage)
  expect(receivers.compare('eip155', mine)).toEqual({ isKnown: false })
  receivers.add(mine)
  expect(receivers.compare('eip155', mine.toLowerCase())).toEqual({ isKnown: true })
  expect(receivers.compare('eip155', other)).toEqual({ isKnown: false })
  receivers.add(sun)
  expect(receivers.compare('solana', sun)).toEqual({ isKnown: true })
  expect(receivers.compare('solana', sun.toLowerCase())).toEqual({ isKnown: false })
})

it('names whom an address could be taken for [send-look-alike]', () => {
  const receivers = knownReceivers(() => localStorage)
  receivers.add(mine)
  expect(receivers.compare('eip155', poisoned)).toEqual({ isKnown: false, like: mine })
})

it('takes those of the account’s history and its own accounts like its own [send-look-alike]', () => {
  const receivers = knownReceivers(() => localStorage)
  expect(receivers.compare('eip155', poisoned, { sentTo: [mine] })).toEqual({ isKnown: false, like: mine })
  expect(receivers.compare('eip155', mine.toLowerCase(), { sentTo: [mine] })).toEqual({ isKnown: true })
  expect(receivers.compare('eip155', poisoned, { own: [mine] })).toEqual({ isKnown: false, like: mine })
  expect(receivers.compare('eip155', mine, { own: [mine], sentTo: [poisoned] })).toEqual({ isKnown: true })
})

it('remembers nothing where storage is forbidden, and takes what does not fit for nothing', () => {
  const forbidden = knownReceivers(() => {
    throw new Error('forbidden')
  })
  forbidden.add(mine)
  expect(forbidden.compare('eip155', mine)).toEqual({ isKnown: false })
  localStorage.setItem('@appkit/known_receivers', '{"no":"list"}')
  expect(knownReceivers(() => localStorage).compare('eip155', mine)).toEqual({ isKnown: false })
})
