// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { plainOf } from './plain.ts'

it('leaves plain data unchanged', () => {
  const data = { a: 1, b: ['two', null, true], c: { d: -0.5 } }
  expect(plainOf(data)).toEqual(data)
})

it.each([
  ['a function', () => 1, { type: '' }],
  ['a method', { request() {} }, { request: { type: 'request' } }],
  ['a promise', Promise.resolve('secret'), '[Promise]'],
  ['a piece of the page', document.createElement('input'), '[HTMLInputElement]'],
  ['a live provider', new (class Provider {})(), '[Provider]'],
  ['a map', new Map([['a', 1]]), '[Map]'],
  ['a big number', 10n ** 20n, '100000000000000000000'],
  ['no number', Number.NaN, null],
  ['a symbol', { a: Symbol('a') }, {}],
  ['nothing', [undefined], [null]],
  ['a day', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['an actor', createActor(createMachine({}), { id: 'some' }), { xstate$$type: 1, id: 'some' }],
  ['an error', Object.assign(new TypeError('no'), { code: 4001 }), { name: 'TypeError', message: 'no', code: 4001 }],
])('describes %s', (_, value, plain) => {
  expect(plainOf(value)).toEqual(plain)
})

it('terminates if a value is circular or infinite', () => {
  const self: Record<string, unknown> = { name: 'self' }
  self.self = self
  expect(plainOf(self)).toEqual({ name: 'self', self: '[Circular]' })
  const deep = Array.from({ length: 100 }).reduce<unknown>((inner) => ({ inner }), 'end')
  expect(JSON.stringify(plainOf(deep))).toBe(`${'{"inner":'.repeat(24)}"[…]"${'}'.repeat(24)}`)
})

it('handles values that cannot be read', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const touchy = Object.defineProperty({}, 'a', {
    enumerable: true,
    get() {
      throw new Error('no')
    },
  })
  expect(plainOf({ proxy, touchy, a: 1 })).toEqual({ proxy: '[unreadable]', touchy: '[unreadable]', a: 1 })
})

it.each([
  ['a long text', 'x'.repeat(20_000), '[20000 characters]'],
  ['many texts', Array.from({ length: 1_000 }, () => 'x'.repeat(1_000)), undefined],
  ['a long list', Array.from({ length: 1_000_000 }, () => 1), undefined],
  ['many keys', Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`key ${at}`, null])), undefined],
])('truncates %s', (_, value, plain) => {
  const result = plainOf(value)
  expect(JSON.stringify(result).length).toBeLessThan(250_000)
  if (plain) expect(result).toBe(plain)
})

it('turns anything into JSON', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true }), (value) => {
      const plain = plainOf(value)
      expect(plain === undefined || isJson(plain)).toBe(true)
    }),
  )
})

const isJson = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isJson)
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean', 'object'].includes(typeof value)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson)
}
