import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { edited, recorded } from '../../tests/support/traces.ts'
import { limits } from '../trace/trace.ts'
import type { Brought } from './read-session.ts'
import { sessionMachine } from './session.ts'

let session: ActorRefFrom<typeof sessionMachine>
beforeEach(() => {
  session = createActor(sessionMachine).start()
})
afterEach(() => session.stop())

const text = JSON.stringify(recorded)
const file = (content: string, name = 'session.portico.json') => new File([content], name)
const brings = async (brought: Brought) => {
  session.send({ type: 'file.take', brought })
  const { context } = await waitFor(session, (snapshot) => snapshot.matches('idle'))
  return context
}

it.each([
  ['a file', file(text), 'session.portico.json'],
  ['text that was pasted', text, 'Pasted session'],
])('reads %s', async (_, brought, name) => {
  const { loaded, refusal } = await brings(brought)
  expect([loaded?.name, loaded?.replay.trace, loaded?.player.getSnapshot().value, refusal]).toEqual([
    name,
    recorded,
    'paused',
    null,
  ])
})

it.each([
  ['a truncated file', file(text.slice(0, -20)), 'The file is not a whole trace: it is cut off, or no JSON'],
  ['an empty file', file(''), 'The file is not a whole trace: it is cut off, or no JSON'],
  ['a foreign file', file('{"hello":1}'), 'The file is not a trace of Portico'],
  [
    'another version',
    file(JSON.stringify({ ...recorded, version: 2 })),
    'The trace is of version 2; this reader knows version 1',
  ],
  [
    'an edited file',
    file(text.replace('"t":0', '"t":"0"')),
    'The trace has been changed: steps.0.t is not as it was written',
  ],
  ['text that is none', 'hello', 'The file is not a whole trace: it is cut off, or no JSON'],
  [
    'what the browser does not read',
    { name: 'folder', size: 0, text: () => Promise.reject(new DOMException('A folder', 'NotReadableError')) },
    'The file cannot be read',
  ],
])('refuses %s', async (_, brought, refusal) => {
  expect(await brings(brought)).toEqual({ brought, loaded: null, refusal })
})

it('does not read a file that is larger than any trace', async () => {
  let reads = 0
  const brought = {
    name: 'large.json',
    size: limits.file + 1,
    async text() {
      reads += 1
      return text
    },
  }
  expect((await brings(brought)).refusal).toBe('The file is larger than any trace')
  expect(reads).toBe(0)
})

it('accepts another file after a rejected one, and keeps the current one until another could be read', async () => {
  await brings('hello')
  const { loaded: first } = await brings(file(text, 'first'))
  const { loaded: kept, refusal } = await brings('hello')
  expect([first?.name, kept, refusal]).toEqual([
    'first',
    first,
    'The file is not a whole trace: it is cut off, or no JSON',
  ])
  session.send({ type: 'refusal.dismiss' })
  expect(session.getSnapshot().context.refusal).toBeNull()
  const { loaded: second } = await brings(file(JSON.stringify(edited(5)), 'second'))
  expect([second?.name, first?.player.getSnapshot().status]).toEqual(['second', 'stopped'])
})

it('shows the file chosen last, even if an earlier one takes longer', async () => {
  const slow = Promise.withResolvers<string>()
  session.send({ type: 'file.take', brought: { name: 'slow', size: 1, text: () => slow.promise } })
  const { loaded } = await brings(file(text, 'quick'))
  slow.resolve(text)
  await slow.promise
  expect([loaded?.name, session.getSnapshot().context.loaded?.name]).toEqual(['quick', 'quick'])
})
