import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { whileShown } from './while-shown.ts'

const machine = setup({ types: {} as { events: { type: 'go' } | { type: 'end' } } }).createMachine({
  initial: 'first',
  states: {
    first: {
      meta: { view: 'First' },
      on: { go: 'second', end: 'ended' },
    },
    second: { meta: { view: 'Second' }, on: { go: 'first' } },
    ended: { type: 'final' },
  },
})

it('shows an actor’s current state while that state names the view, and its last one afterwards', () => {
  const owner = createActor(machine).start()
  const shown = whileShown(owner, 'First')
  expect(shown.getSnapshot()).toBe(owner.getSnapshot())
  shown.send({ type: 'go' })
  expect([owner.getSnapshot().value, shown.getSnapshot().value]).toEqual(['second', 'first'])
  owner.send({ type: 'go' })
  expect(shown.getSnapshot()).toBe(owner.getSnapshot())
})

it('stays unchanged when the actor ends in a state that names no view', () => {
  const owner = createActor(machine).start()
  const shown = whileShown(owner, 'First')
  expect(shown.getSnapshot().value).toBe('first')
  owner.send({ type: 'end' })
  expect([owner.getSnapshot().status, shown.getSnapshot().value]).toEqual(['done', 'first'])
})

it('notifies of changes as the actor does', () => {
  const owner = createActor(machine).start()
  const seen: unknown[] = []
  whileShown(owner, 'First').subscribe(({ value }: { value: unknown }) => seen.push(value))
  owner.send({ type: 'go' })
  expect(seen).toEqual(['second'])
})
