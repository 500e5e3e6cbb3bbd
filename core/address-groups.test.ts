import { expect, it } from 'vitest'
import { addressGroups, differingGroups } from './address-groups.ts'

it('an address is told in groups that make it up [send-review]', () => {
  const address = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
  expect(addressGroups(address).join('')).toBe(address)
  expect(addressGroups(address)).toHaveLength(11)
})

it('what differs from another address is marked, and the capitals of a checksum are no difference [send-look-alike]', () => {
  const one = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
  const other = '0x976EB74026E726554dB657fA54763abd0C3a0aA9'
  expect([...differingGroups(one, other)]).toEqual([2])
  expect([...differingGroups('9xQeWvG816bUx9EP', '9xQeWvG816bUx9ep')]).toEqual([3])
})
