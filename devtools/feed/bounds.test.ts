import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { actorAt, counter, drawing, listening, parent } from '../../tests/support/listening.ts'
import { createFeed } from './feed.ts'

describe('actors that start and stop', () => {
  const child = setup({}).createMachine({
    id: 'child',
    initial: 'on',
    states: { on: { on: { end: 'off' } }, off: { type: 'final' } },
  })
  const brood = setup({
    types: {} as { events: { type: 'born' } | { type: 'gone' } },
    actors: { child },
  }).createMachine({
    id: 'brood',
    initial: 'without',
    states: {
      without: { on: { born: 'within' } },
      within: { invoke: { id: 'child', src: 'child' }, on: { gone: 'without' } },
    },
  })

  it('stay readable: the last fifty of them', () => {
    const root = createActor(brood).start()
    const { feed, draw } = listening(root)
    for (let time = 0; time < 1_000; time += 1) {
      root.send({ type: 'born' })
      root.send({ type: 'gone' })
    }
    draw()
    const statuses = feed.get().actors.map(({ status }) => status)
    expect(statuses).toEqual(['active', ...Array.from({ length: 50 }, () => 'stopped')])
  })

  it('are noticed even if they end silently', () => {
    const fragile = setup({
      actions: {
        fall: () => {
          throw new Error('fell')
        },
      },
    }).createMachine({ on: { fall: { actions: 'fall' } } })
    const root = createActor(fragile)
    root.subscribe({ error: () => undefined })
    root.start()
    const { feed, draw } = listening(root)
    root.send({ type: 'fall' })
    draw()
    expect(feed.get().actors.map(({ status, result }) => [status, result])).toEqual([['error', new Error('fell')]])
  })
})

describe('however much happens', () => {
  it('the feed keeps the last five hundred events, and notifies once per frame', () => {
    const root = createActor(counter).start()
    const { frame, draw } = drawing()
    const feed = createFeed(frame)
    feed.attach(root)
    let looks = 0
    feed.subscribe(() => {
      looks += 1
    })
    draw()
    for (let time = 0; time < 300_000; time += 1) root.send({ type: 'count.up' })
    expect(looks).toBe(1)
    expect(draw()).toBe(1)
    const { log, count } = feed.get()
    expect([looks, count, log.length, log[0]?.serial, log.at(-1)?.serial]).toEqual([2, 300_000, 500, 299_501, 300_000])
    expect(actorAt(feed, '').taken).toEqual(new Map([['counter|count.up|0', 300_000]]))
  })

  it('the feed schedules nothing without a subscriber', () => {
    const root = createActor(counter).start()
    const { frame, draw } = drawing()
    const feed = createFeed(frame)
    feed.attach(root)
    root.send({ type: 'count.up' })
    expect(draw()).toBe(0)
    const look = feed.subscribe(() => undefined)
    draw()
    expect(feed.get().log.length).toBe(1)
    look()
    root.send({ type: 'count.up' })
    expect(draw()).toBe(0)
    expect(feed.get()).toEqual({ actors: [], log: [], count: 0 })
  })
})

describe('when the feed is detached', () => {
  it('it leaves no listener in the system, and receives nothing more', () => {
    const root = createActor(counter).start()
    const { feed, detach, draw } = listening(root)
    root.send({ type: 'count.up' })
    detach()
    root.send({ type: 'count.up' })
    draw()
    expect(feed.get().count).toBe(1)
    let heard = 0
    root.system.inspect(() => {
      heard += 1
    })
    root.send({ type: 'count.up' })
    expect(heard).toBeGreaterThan(0)
    expect(feed.get().count).toBe(1)
  })

  it('it can be attached to the same system again', () => {
    const root = createActor(parent).start()
    root.send({ type: 'start' })
    const { feed, detach, draw } = listening(root)
    const before = feed.get().actors.map(({ at, status }) => [at, status])
    detach()
    draw()
    expect(feed.get().actors.map(({ status }) => status)).toEqual(before.map(() => 'stopped'))
    feed.attach(root)
    draw()
    expect(feed.get().actors.map(({ at, status }) => [at, status])).toEqual(before)
  })

  it('it can be attached to another system, and keeps the ended actors of the previous one', () => {
    const { feed, detach, draw } = listening(createActor(counter).start())
    detach()
    const next = createActor(counter).start()
    feed.attach(next)
    next.send({ type: 'count.up' })
    draw()
    const { actors, count } = feed.get()
    expect([actors.map(({ status }) => status), count]).toEqual([['active', 'stopped'], 1])
    expect(new Set(actors.map(({ key }) => key)).size).toBe(2)
    feed.clear()
    draw()
    expect(feed.get().log).toEqual([])
  })
})
