import { expect, it } from 'vitest'
import { differingGroups } from './differing-groups.ts'

it('groups that differ from another address are marked; checksum capitals do not count as a difference [send-look-alike]', () => {
  const one = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
  const other = '0x976EB74026E726554dB657fA54763abd0C3a0aA9'
  expect([...differingGroups(one, other)]).toEqual([2])
  expect([...differingGroups('9xQeWvG816bUx9EP', '9xQeWvG816bUx9ep')]).toEqual([3])
})
