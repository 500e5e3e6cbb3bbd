// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { statelyWindow } from './window.ts'

const origin = 'https://inspector.example'
let frame: HTMLIFrameElement
let posted: { message: { type: string; event?: { type: string }; name?: string }; to: unknown }[]
let stop: (() => void) | undefined

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'))
  posted = []
  vi.spyOn(other(), 'postMessage').mockImplementation((message, to) => void posted.push({ message, to }))
})
afterEach(() => {
  stop?.()
  frame.remove()
})

const other = (): Window => {
  if (!frame.contentWindow) throw new Error('The frame has no window')
  return frame.contentWindow
}
const greet = (from: Partial<MessageEventInit> = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: { type: '@statelyai.connected' }, origin, source: other(), ...from }),
  )
const sent = () => posted.map(({ message: { type, event, name } }) => `${type} ${event?.type ?? name}`)

/** A light switch, and the inspector that observes it. */
function light() {
  const inspector = statelyWindow({ window: other(), origin })
  stop = inspector.stop
  const actor = createActor(
    createMachine({
      id: 'light',
      initial: 'off',
      states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
    }),
    { inspect: inspector.inspect },
  ).start()
  return { ...inspector, actor }
}
const start = ['@xstate.actor light', '@xstate.event xstate.init', '@xstate.snapshot xstate.init']
const press = ['@xstate.event press', '@xstate.snapshot press']

it('tells the other window, and only its origin, what has happened since the start', () => {
  const { actor } = light()
  actor.send({ type: 'press' })
  expect(sent()).toEqual([])
  greet()
  expect(sent()).toEqual([...start, ...press])
  actor.send({ type: 'press' })
  expect(sent()).toEqual([...start, ...press, ...press])
  expect(new Set(posted.map(({ to }) => to))).toEqual(new Set([origin]))
})

it.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['another window', { source: window }],
  ['an unknown window', { source: null }],
  ['a sender of something else', { data: { type: 'hello' } }],
  ['a sender of nothing', { data: null }],
])('ignores a greeting from %s', (_, from) => {
  const { actor } = light()
  greet(from)
  actor.send({ type: 'press' })
  expect(posted).toEqual([])
})

it('buffers a limited number of messages, and then reports the current state', () => {
  const { actor } = light()
  for (let at = 0; at < 1_001; at++) actor.send({ type: 'press' })
  greet()
  expect(sent()).toEqual(['@xstate.actor light'])
  expect(posted[0]?.message).toMatchObject({ snapshot: { value: 'on' } })
})

it('reports the current state to a window that was reloaded', () => {
  const { actor } = light()
  greet()
  actor.send({ type: 'press' })
  posted.length = 0
  greet()
  expect(sent()).toEqual(['@xstate.actor light'])
})

it('says goodbye, and then stays silent', () => {
  const { actor, stop: leave } = light()
  greet()
  posted.length = 0
  leave()
  actor.send({ type: 'press' })
  greet()
  expect(sent()).toEqual(['@statelyai.disconnected undefined'])
})

it.each([
  '*',
  '',
  '/',
  'null',
  'inspector.example',
  'https://inspector.example/',
  'https://a.example/path',
  'file:///a',
])('does not trust %j as an origin', (bad) => {
  expect(() => statelyWindow({ window: other(), origin: bad })).toThrow(TypeError)
})
