import { createContext, useContext } from 'react'

/** The state of the running chart, and of the user's interaction with its diagram. */
export interface Live {
  active: ReadonlySet<string>
  taken: ReadonlyMap<string, number> | undefined
  last: ReadonlySet<string>
  selected: string | undefined
  /** The states that match the search; undefined without a search. */
  found: ReadonlySet<string> | undefined
  /** The search text, in lower case. */
  query: string
  select: (stateId: string) => void
  selectTransition: ((transitionId: string) => void) | undefined
  toggle: (stateId: string) => void
}

const LiveContext = createContext<Live | undefined>(undefined)

export const LiveProvider = LiveContext.Provider

export function useLive(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error('A chart is drawn inside its view')
  return live
}

/** Whether a transition was taken last, earlier, never, or is unknown. */
export type TransitionStatus = 'last' | 'taken' | 'untaken' | 'plain'

/** The combined status of transitions that share a line. */
export function statusOf(edges: readonly string[], { taken, last }: Pick<Live, 'taken' | 'last'>): TransitionStatus {
  if (edges.some((id) => last.has(id))) return 'last'
  if (!taken) return 'plain'
  return edges.some((id) => taken.has(id)) ? 'taken' : 'untaken'
}

export const timesTaken = (edges: readonly string[], taken: ReadonlyMap<string, number> | undefined): number =>
  edges.reduce((sum, id) => sum + (taken?.get(id) ?? 0), 0)
