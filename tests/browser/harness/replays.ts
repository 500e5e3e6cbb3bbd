import { createReplay } from '../../../devtools/trace/replay.ts'
import { readTrace } from '../../../devtools/trace/trace.ts'
import { watchStates } from '../../support/watch-states.ts'
import { answer } from './both-chains.ts'
import { expect } from './test.ts'
import type { Visitor } from './visitor.ts'

/**
 * The states that the page's charts have reached, in order, and the trace that it has recorded: both of one task, so
 * that no timer or answer of the page comes between them.
 */
export async function recordedIn(visitor: Visitor): Promise<{ seen: string[]; text: string }> {
  const seen: string[] = await visitor.page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-testid="trace"]')?.click()
    return [...Reflect.get(globalThis, 'seen')]
  })
  return { seen, text: await answer(visitor) }
}

/** The recording of the session contains none of these secrets, and replays to the same states. */
export async function replays(visitor: Visitor, secrets: readonly string[]): Promise<void> {
  const { seen, text } = await recordedIn(visitor)
  expect(secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
  const trace = readTrace(text)
  const replay = createReplay(trace)
  const again = watchStates(replay.simulation.root)
  replay.jump(trace.steps.length)
  const { difference, warnings } = replay
  expect({ difference, warnings, seen: again }).toEqual({ difference: null, warnings: [], seen })
}
