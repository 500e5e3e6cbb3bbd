import { expect, it } from 'vitest'
import { addressGroups } from './address-groups.ts'

it('an address is split into groups that make up the whole address [send-review]', () => {
  const address = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
  expect(addressGroups(address).join('')).toBe(address)
  expect(addressGroups(address)).toHaveLength(11)
})
