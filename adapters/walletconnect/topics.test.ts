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

it('subscribes to a topic once, however many callers want it, and not to one that the tab already listens to [pairing-tabs]', async () => {
  const { made, asked, topics, confirm } = relayer()
  const own = new Topics(made)
  topics.push('here')
  const both = Promise.all([own.listen('a'), own.listen('a'), own.listen('here')])
  expect(asked).toEqual(['a'])
  confirm()
  await both
})

it('subscribes again to topics that a closed connection did not confirm [pairing-tabs]', () => {
  const { made, asked } = relayer()
  const own = new Topics(made)
  void own.listen('a')
  own.lost()
  void own.listen('a')
  expect(asked).toEqual(['a', 'a'])
})

it('subscribes again to its own topics when the connection is back, and not to those of ended sessions [pairing-tabs]', () => {
  const { made, asked, back } = relayer()
  const own = new Topics(made)
  void own.listen('a')
  void own.listen('b')
  own.lost()
  own.leave('b')
  back()
  expect(asked).toEqual(['a', 'b', 'a'])
})
