import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { viewOf } from '../core/state-meta.ts'
import { ringOf, statusOf } from '../core/status-meta.ts'
import type { ViewMeta } from './contract.ts'

const machine = setup({
  types: {} as {
    events: { type: 'ask' } | { type: 'hint' } | { type: 'fail' } | { type: 'copy' }
    meta: ViewMeta<'List' | 'Asking', 'asking' | 'slow'>
  },
}).createMachine({
  type: 'parallel',
  states: {
    request: {
      initial: 'idle',
      states: {
        idle: { meta: { view: 'List' }, on: { ask: 'asking' } },
        asking: {
          meta: { view: 'Asking', status: 'asking', ring: 'asking' },
          initial: 'silent',
          states: { silent: { on: { hint: 'slow' } }, slow: { meta: { view: 'Asking', status: 'slow' } } },
          on: { fail: 'failed' },
        },
        failed: { meta: { view: 'Asking', ring: 'failed' } },
      },
    },
    clipboard: { initial: 'idle', states: { idle: { on: { copy: 'copied' } }, copied: {} } },
  },
})

const after = (...types: readonly ('ask' | 'hint' | 'fail' | 'copy')[]) => {
  const actor = createActor(machine).start()
  for (const type of types) actor.send({ type })
  const snapshot = actor.getSnapshot()
  return [viewOf(snapshot), statusOf(snapshot), ringOf(snapshot)]
}

describe('what a state declares', () => {
  it.each([
    [[], ['List', undefined, 'idle']],
    [['ask'], ['Asking', 'asking', 'asking']],
    [
      ['ask', 'hint'],
      ['Asking', 'slow', 'asking'],
    ],
    [
      ['ask', 'hint', 'copy'],
      ['Asking', 'slow', 'asking'],
    ],
    [
      ['ask', 'hint', 'fail'],
      ['Asking', undefined, 'failed'],
    ],
  ] as const)('after %j is that of the innermost state that names it', (types, expected) => {
    expect(after(...types)).toEqual(expected)
  })
})
