import { createContext, useContext } from 'react'

/** What is known of the running chart, and what can be done with its drawing. */
export interface Live {
  active: ReadonlySet<string>
  taken: ReadonlyMap<string, number> | undefined
  last: ReadonlySet<string>
  selected: string | undefined
  /** The states that the search has found; undefined where nothing is searched for. */
  found: ReadonlySet<string> | undefined
  /** What the search looks for, in small letters. */
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

/** Whether a transition was taken last, taken before, never, or is not known. */
export type TransitionStatus = 'last' | 'taken' | 'untaken' | 'plain'

/** How transitions that share a line stand together. */
export function statusOf(edges: readonly string[], { taken, last }: Pick<Live, 'taken' | 'last'>): TransitionStatus {
  if (edges.some((id) => last.has(id))) return 'last'
  if (!taken) return 'plain'
  return edges.some((id) => taken.has(id)) ? 'taken' : 'untaken'
}

export const timesTaken = (edges: readonly string[], taken: ReadonlyMap<string, number> | undefined): number =>
  edges.reduce((sum, id) => sum + (taken?.get(id) ?? 0), 0)
