import { expect, it } from 'vitest'
import type { Heard } from '../feed/terms.ts'
import { everything, filtered, wordsOf } from './log-filter.ts'

const heard = (serial: number, rest: Partial<Heard>): Heard => ({
  ...{ serial, time: 0, kind: 'fact', source: '', target: 'wallet:eip155', actor: 'x:1', name: 'wallet' },
  ...{ event: { type: 'wallet.connected' }, taken: true, transitions: [], ...rest },
})
const log = [
  heard(1, {}),
  heard(2, {
    kind: 'command',
    source: undefined,
    target: '',
    actor: 'x:0',
    name: 'kit',
    event: { type: 'modal.open' },
  }),
  heard(3, { kind: 'timer', event: { type: 'xstate.after.prompt.wallet.status.connecting' } }),
]
const shown = (filter: Partial<typeof everything>) =>
  filtered(log, { ...everything, ...filter }).map(({ serial }) => serial)

it('shows events that contain every word, have a selected kind, and went to the actor', () => {
  expect(filtered(log, everything)).toBe(log)
  expect(shown({ text: ' WALLET connected ' })).toEqual([1])
  expect(shown({ text: 'kit' })).toEqual([2])
  expect(shown({ text: 'none' })).toEqual([])
  expect(shown({ without: new Set(['fact', 'timer']) })).toEqual([2])
  expect(shown({ actor: 'x:1' })).toEqual([1, 3])
})

it('describes XState’s own events in plain words', () => {
  expect(
    [
      'xstate.after.prompt.wallet.status',
      'xstate.done.actor.work',
      'xstate.error.actor.work',
      'xstate.init',
      'a.b',
    ].map(wordsOf),
  ).toEqual(['after prompt', 'done work', 'error work', 'started', 'a.b'])
})
