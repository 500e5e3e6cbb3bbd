import { expect, it, vi } from 'vitest'
import { youngest } from './youngest.ts'

it('drops the oldest when another is added, and reports it [send-pending]', () => {
  const held = youngest(2)
  const displace = { a: vi.fn(), b: vi.fn(), c: vi.fn(), d: vi.fn() }
  held.add('a', displace.a)
  held.add('b', displace.b)
  held.add('a', displace.a)
  held.add('c', displace.c)
  expect(Object.values(displace).map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0, 0])
  held.delete('a')
  held.add('d', displace.d)
  expect(Object.values(displace).map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0, 0])
})
