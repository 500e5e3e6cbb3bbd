import { type AnyActorRef, assign, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import { createFeed, type Feed, type Frame } from '../../devtools/feed/feed.ts'
import type { ActorView } from '../../devtools/feed/terms.ts'

/** A page that renders when the test says so. */
export function drawing() {
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

/** A chart that counts. */
export const counter = setup({
  types: {} as { context: { count: number }; events: { type: 'count.up' } | { type: 'count.deny' } },
  guards: { never: () => false },
  actions: { up: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { 'count.up': { actions: 'up' }, 'count.deny': { guard: 'never', actions: 'up' } },
})

/** A chart that starts others, and a port and a channel. */
export const parent = setup({
  types: {} as {
    events: { type: 'start' } | { type: 'stop' } | { type: 'pass' } | { type: 'heard' } | { type: 'next' }
  },
  actors: {
    counter,
    work: fromPromise(() => Promise.resolve('done')),
    watch: fromCallback(({ sendBack }) => sendBack({ type: 'heard' })),
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

/** A feed that the user is looking at, attached to a system. */
export function listening(root: AnyActorRef) {
  const { frame, draw } = drawing()
  const feed = createFeed(frame)
  const detach = feed.attach(root)
  feed.subscribe(() => undefined)
  draw()
  return { feed, detach, draw }
}

/** What is known about the actor at a path. */
export const actorAt = (feed: Feed, at: string): ActorView => {
  const found = feed.get().actors.find((actor) => actor.at === at)
  if (!found) throw new Error(`There is no "${at}"`)
  return found
}
