import type { Move } from '../../devtools/rehearsal.ts'
import { viewOf } from '../../machines/contract.ts'
import { type Expedition, explore, stage } from '../../tests/explore.ts'
import { chartOf, leavesOf, pathsOf, placed, type Where } from './where.ts'

/** A state that somebody can see, and the shortest way to it. */
export interface Seen {
  where: Where
  /** The state's turn among those of its chart. */
  turn: number
  /** What went wrong before, where that is what the state is about. */
  code: string | undefined
  /** The view that the state names; undefined where it is drawn over another's view. */
  view: string | undefined
  way: Move[]
  /** What the dApp handed to the kit, where it differs from the usual. */
  input: Expedition['input']
}

/** Every resting state of a walk's chart that shows something, once for each failure that it can be in. */
export function statesSeen(walk: Expedition): Seen[] {
  const codeAt = (way: Move[]) => {
    const rehearsal = stage(way, walk.input)
    const actor = rehearsal.find(walk.at)
    const [chart, snapshot] = [chartOf(actor), actor?.getSnapshot()]
    rehearsal.stop()
    return { chart, snapshot, code: snapshot?.context.failure?.code }
  }
  const withCode: Expedition = {
    ...walk,
    also: (rehearsal) => [walk.also?.(rehearsal), rehearsal.find(walk.at)?.getSnapshot().context.failure?.code],
  }
  const seen = new Map<string, Seen[]>()
  for (const { way } of explore(withCode).situations) {
    const { chart, snapshot, code } = codeAt(way)
    const view = viewOf(snapshot)
    if (view === undefined && !snapshot.hasTag('visible')) continue
    for (const path of leavesOf(snapshot.value)) {
      const known = seen.get(path) ?? []
      // A state that was first reached without a failure is not about one, whatever went wrong earlier.
      if (known.some((one) => one.code === code || one.code === undefined)) continue
      const turn = pathsOf(chart).indexOf(path)
      seen.set(path, [...known, { where: placed(chart, path), turn, code, view, way, input: walk.input }])
    }
  }
  return [...seen.values()].flat()
}
