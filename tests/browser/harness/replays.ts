import { createReplay } from '../../../devtools/trace/replay.ts'
import { readTrace } from '../../../devtools/trace/trace.ts'
import { watchStates } from '../../support/watch-states.ts'
import { answer, asks } from './both-chains.ts'
import { expect } from './test.ts'
import type { Visitor } from './visitor.ts'

/** The recording of the session contains none of these secrets, and replays to the same states. */
export async function replays(visitor: Visitor, secrets: readonly string[]): Promise<void> {
  const seen: string[] = await visitor.page.evaluate(() => Reflect.get(globalThis, 'seen'))
  await asks(visitor, 'trace')
  const text = await answer(visitor)
  expect(secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
  const trace = readTrace(text)
  const replay = createReplay(trace)
  const again = watchStates(replay.simulation.root)
  replay.jump(trace.steps.length)
  const { difference, warnings } = replay
  expect({ difference, warnings, seen: again }).toEqual({ difference: null, warnings: [], seen })
}
