import { describe, expect, it } from 'vitest'
import { type AnyActorRef, assign, createActor, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import { createFeed, type Feed, type Frame } from './feed.ts'
import type { ActorView, Heard } from './terms.ts'

/** A page that is drawn when the test says so. */
function drawing() {
  let planned: (() => void)[] = []
  const frame: Frame = (run) => {
    planned.push(run)
    return () => {
      planned = planned.filter((other) => other !== run)
    }
  }
  const draw = () => {
    const now = planned
    planned = []
    for (const run of now) run()
    return now.length
  }
  return { frame, draw }
}

const counter = setup({
  types: {} as { context: { count: number }; events: { type: 'count.up' } | { type: 'count.deny' } },
  guards: { never: () => false },
  actions: { up: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { 'count.up': { actions: 'up' }, 'count.deny': { guard: 'never', actions: 'up' } },
})

const parent = setup({
  types: {} as {
    events: { type: 'start' } | { type: 'stop' } | { type: 'pass' } | { type: 'told' } | { type: 'next' }
  },
  actors: {
    counter,
    work: fromPromise(() => Promise.resolve('done')),
    watch: fromCallback(({ sendBack }) => sendBack({ type: 'told' })),
  },
  delays: { soon: 5 },
}).createMachine({
  id: 'parent',
  initial: 'idle',
  states: {
    idle: { on: { start: 'busy' } },
    busy: {
      entry: raise({ type: 'next' }),
      invoke: [
        { id: 'counter', src: 'counter', systemId: 'the counter' },
        { id: 'work', src: 'work', onDone: {}, onError: {} },
        { id: 'watch', src: 'watch' },
      ],
      after: { soon: 'late' },
      on: { next: '.on', pass: { actions: sendTo('counter', { type: 'count.up' }) } },
      initial: 'off',
      states: { off: {}, on: { always: 'still' }, still: {} },
    },
    late: {},
  },
  on: { stop: '.idle' },
})

function listening(root: AnyActorRef) {
  const { frame, draw } = drawing()
  const feed = createFeed(frame)
  const detach = feed.attach(root)
  feed.subscribe(() => undefined)
  draw()
  return { feed, detach, draw }
}

const told = ({ kind, source, target, event, taken, transitions }: Heard) =>
  [kind, source, target, event.type, taken, transitions] as const
const actorAt = (feed: Feed, at: string): ActorView => {
  const found = feed.get().actors.find((actor) => actor.at === at)
  if (!found) throw new Error(`There is no "${at}"`)
  return found
}

describe('what is heard of a system', () => {
  it('begins with the actors that are there already', () => {
    const root = createActor(parent).start()
    root.send({ type: 'start' })
    const { feed } = listening(root)
    expect(feed.get().actors.map(({ at, id, name, systemId, status }) => ({ at, id, name, systemId, status }))).toEqual(
      [
        { at: '', id: root.id, name: 'parent', systemId: undefined, status: 'active' },
        { at: 'counter', id: 'counter', name: 'counter', systemId: 'the counter', status: 'active' },
        { at: 'work', id: 'work', name: 'work', systemId: undefined, status: 'active' },
        { at: 'watch', id: 'watch', name: 'watch', systemId: undefined, status: 'active' },
      ],
    )
    expect(actorAt(feed, '').value).toEqual({ busy: 'still' })
    expect([...actorAt(feed, '').active]).toEqual(['parent', 'parent.busy', 'parent.busy.still'])
    expect(actorAt(feed, 'counter').parent).toBe(actorAt(feed, '').key)
    expect(feed.get().log).toEqual([])
  })

  it('tells who sent what to whom, and what became of it', async () => {
    const root = createActor(parent).start()
    const { feed, draw } = listening(root)
    root.send({ type: 'pass' })
    root.send({ type: 'start' })
    root.send({ type: 'pass' })
    await expect.poll(() => root.getSnapshot().value).toBe('late')
    draw()
    const steps = ['parent.idle|start|0', 'parent.busy|next|0', 'parent.busy.on||0']
    expect(feed.get().log.map(told)).toEqual([
      ['command', undefined, '', 'pass', false, []],
      ['command', undefined, '', 'start', true, steps],
      ['start', '', 'counter', 'xstate.init', true, []],
      ['start', '', 'work', 'xstate.init', true, []],
      ['start', '', 'watch', 'xstate.init', true, []],
      ['fact', 'watch', '', 'told', false, []],
      ['command', undefined, '', 'pass', true, ['parent.busy|pass|0']],
      ['fact', '', 'counter', 'count.up', true, ['counter|count.up|0']],
      ['done', 'work', '', 'xstate.done.actor.work', true, ['parent.busy|xstate.done.actor.work|0']],
      ['timer', '', '', 'xstate.after.soon.parent.busy', true, ['parent.busy|xstate.after.soon.parent.busy|0']],
    ])
    expect(feed.get().count).toBe(10)
  })

  it('counts the transitions, and tells those that were taken last', () => {
    const root = createActor(counter).start()
    const { feed, draw } = listening(root)
    for (let time = 0; time < 3; time += 1) root.send({ type: 'count.up' })
    root.send({ type: 'count.deny' })
    draw()
    expect([...actorAt(feed, '').taken]).toEqual([['counter|count.up|0', 3]])
    expect([...actorAt(feed, '').last]).toEqual([])
    root.send({ type: 'count.up' })
    draw()
    expect([...actorAt(feed, '').last]).toEqual(['counter|count.up|0'])
  })

  it('keeps the context before its last change', () => {
    const root = createActor(counter).start()
    const { feed, draw } = listening(root)
    root.send({ type: 'count.up' })
    root.send({ type: 'count.deny' })
    draw()
    const { context, former } = actorAt(feed, '')
    expect({ context, former }).toEqual({ context: { count: 1 }, former: { context: { count: 0 }, event: 'count.up' } })
  })

  it('leaves an actor as it was that nothing happened to', () => {
    const root = createActor(parent).start()
    root.send({ type: 'start' })
    const { feed, draw } = listening(root)
    const before = actorAt(feed, 'counter')
    root.send({ type: 'next' })
    draw()
    expect(actorAt(feed, 'counter')).toBe(before)
    root.send({ type: 'pass' })
    draw()
    expect(actorAt(feed, 'counter')).not.toBe(before)
  })

  it('knows the first steps of a chart that begins later', () => {
    const hasty = setup({}).createMachine({ id: 'hasty', initial: 'a', states: { a: { always: 'b' }, b: {} } })
    const host = setup({ actors: { hasty } }).createMachine({
      initial: 'off',
      states: { off: { on: { go: 'on' } }, on: { invoke: { id: 'hasty', src: 'hasty' } } },
    })
    const root = createActor(host).start()
    const { feed, draw } = listening(root)
    root.send({ type: 'go' })
    draw()
    expect([...actorAt(feed, 'hasty').taken]).toEqual([['hasty.a||0', 1]])
    expect(actorAt(feed, 'hasty').name).toBe('hasty')
  })
})

describe('those that come and go', () => {
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

  it('are kept for reading, the last fifty of them', () => {
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

  it('are noticed also when they end without a word', () => {
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
  it('holds the last five hundred events, and tells once a frame', () => {
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

  it('plans nothing while nobody looks', () => {
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

describe('when it is detached', () => {
  it('leaves no ear in the system, and hears no more', () => {
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

  it('can be attached to the same system again', () => {
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

  it('can be attached to the next system, and keeps what ended of the former', () => {
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
