import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { Relayer } from './client.ts'
import { Topics } from './topics.ts'

/** A relayer that records its subscriptions, and confirms them only when told to. */
function relayer() {
  const events = new EventEmitter()
  const asked: string[] = []
  const topics: string[] = []
  const { promise: confirmed, resolve: confirm } = Promise.withResolvers<void>()
  const made: Relayer = {
    provider: {},
    publisher: {},
    on: () => undefined,
    confirmOnlineStateOrThrow: async () => undefined,
    transportClose: async () => undefined,
    subscriber: { topics, on: (event, heard) => void events.on(event, heard) },
    subscribe: (topic) => {
      asked.push(topic)
      return confirmed
    },
  }
  return { made, asked, topics, confirm, back: () => events.emit('subscription_resubscribed') }
}

it('asks for a topic once, however many want it, and for none that the tab listens to [pairing-tabs]', async () => {
  const { made, asked, topics, confirm } = relayer()
  const own = new Topics(made)
  topics.push('here')
  const both = Promise.all([own.listen('a'), own.listen('a'), own.listen('here')])
  expect(asked).toEqual(['a'])
  confirm()
  await both
})

it('asks again for what a line that was shut has not confirmed [pairing-tabs]', () => {
  const { made, asked } = relayer()
  const own = new Topics(made)
  void own.listen('a')
  own.lost()
  void own.listen('a')
  expect(asked).toEqual(['a', 'a'])
})

it('listens again to its own topics when the line is back, and not to those of sessions that have ended [pairing-tabs]', () => {
  const { made, asked, back } = relayer()
  const own = new Topics(made)
  void own.listen('a')
  void own.listen('b')
  own.lost()
  own.leave('b')
  back()
  expect(asked).toEqual(['a', 'b', 'a'])
})
