import { expect, it, vi } from 'vitest'
import { createCatalog } from './catalog.ts'
import { combineMessages } from './combine-messages.ts'
import { type CodeOf, defineMessages } from './messages.ts'

const own = defineMessages({ en: async () => ({ messages: { 'send.title': 'Send {amount}' } as const }) })
const shared = defineMessages({ en: async () => ({ messages: { 'modal.close': 'Close' } as const }) })
const both = combineMessages(own, shared)

it('has no messages before they load, and then only those of its language', async () => {
  const catalog = createCatalog('en')
  expect([catalog.get('send.title'), catalog.has(both)]).toEqual([undefined, false])
  await catalog.load(both)
  expect([catalog.get('send.title'), catalog.get('modal.close'), catalog.get('no.such')]).toEqual([
    'Send {amount}',
    'Close',
    undefined,
  ])
})

it('keeps both if two loads overlap', async () => {
  const catalog = createCatalog('en')
  await Promise.all([catalog.load(own), catalog.load(shared)])
  expect([catalog.get('send.title'), catalog.get('modal.close')]).toEqual(['Send {amount}', 'Close'])
})

it('notifies when messages were added, and not if they were already there', async () => {
  const catalog = createCatalog('en')
  const heard = vi.fn()
  const stop = catalog.subscribe(heard)
  await catalog.load(own)
  await catalog.load(own)
  expect(heard).toHaveBeenCalledOnce()
  stop()
  await catalog.load(shared)
  expect(heard).toHaveBeenCalledOnce()
})

it('retries a load that failed', async () => {
  const catalog = createCatalog('en')
  const load = vi.fn(async () => ({ 'a.b': 'Here' })).mockRejectedValueOnce(new TypeError('offline'))
  await expect(catalog.load(load)).rejects.toThrow('offline')
  await catalog.load(load)
  expect(catalog.get('a.b')).toBe('Here')
})

it('makes every message of the pseudo-locale conspicuous, and keeps its parameters', async () => {
  const catalog = createCatalog('pseudo')
  await catalog.load(both)
  expect(catalog.get('send.title')).toBe('[Séñd {amount}·····]')
})

it('knows the codes of each flow, and has each of them in every language', () => {
  const code: CodeOf<typeof both> = 'send.title'
  // @ts-expect-error no message has this code
  const other: CodeOf<typeof both> = 'send.amount'
  expect([code, other]).toHaveLength(2)
})
