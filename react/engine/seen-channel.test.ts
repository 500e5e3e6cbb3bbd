// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import { seenChannel } from './seen-channel.ts'

let visibility: DocumentVisibilityState = 'visible'
vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
const turns = (to: DocumentVisibilityState) => {
  visibility = to
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => {
  visibility = 'visible'
})

/** A kit with a stack of routes, whose second one waits to be seen. */
function kitWith(stack: readonly { key: number }[]) {
  const kit = setup({
    types: {} as {
      context: { stack: readonly { key: number }[]; seen: number }
      events: { type: 'stack'; stack: readonly { key: number }[] } | { type: 'tokens.seen' } | { type: 'leave' }
    },
    actors: { seenChannel },
    actions: {
      count: assign({ seen: ({ context }) => context.seen + 1 }),
      setStack: assign({ stack: (_, to: readonly { key: number }[]) => to }),
    },
  }).createMachine({
    context: { stack, seen: 0 },
    initial: 'waiting',
    states: {
      waiting: { invoke: { src: 'seenChannel', input: { key: 'route:2' } }, on: { leave: 'left' } },
      left: {},
    },
    on: {
      'tokens.seen': { actions: 'count' },
      stack: { actions: { type: 'setStack', params: ({ event }) => event.stack } },
    },
  })
  const actor = createActor(kit, { systemId: systemIds.kit })
  actor.start()
  return { actor, seen: () => actor.getSnapshot().context.seen }
}

it('reports at once that a route on top of a visible page is seen, and reports it once [portfolio-poll]', () => {
  const { seen } = kitWith([{ key: 1 }, { key: 2 }])
  expect(seen()).toBe(1)
  turns('hidden')
  turns('visible')
  expect(seen()).toBe(1)
})

it('waits until nothing covers the route and the page is visible [portfolio-poll]', () => {
  visibility = 'hidden'
  const { actor, seen } = kitWith([{ key: 2 }, { key: 3 }])
  turns('visible')
  expect(seen()).toBe(0)
  visibility = 'hidden'
  actor.send({ type: 'stack', stack: [{ key: 2 }] })
  expect(seen()).toBe(0)
  turns('visible')
  expect(seen()).toBe(1)
})

it('reports nothing once the chart has stopped [portfolio-poll]', () => {
  const { actor, seen } = kitWith([{ key: 2 }, { key: 3 }])
  actor.send({ type: 'leave' })
  actor.send({ type: 'stack', stack: [{ key: 2 }] })
  turns('visible')
  expect(seen()).toBe(0)
})
