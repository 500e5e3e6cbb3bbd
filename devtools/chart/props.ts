import type { AnyStateMachine } from 'xstate'

/** What the drawing of a chart is given. Everything but the chart itself may be left out: then nothing is lit. */
export interface ChartViewProps {
  machine: AnyStateMachine
  /** The ids of the states that are active. */
  active?: ReadonlySet<string> | undefined
  /** How often each transition was taken, by `transitionId`; without it all are drawn alike. */
  taken?: ReadonlyMap<string, number> | undefined
  /** The transitions that were taken last, by `transitionId`. */
  last?: ReadonlySet<string> | undefined
  /**
   * The id of the state that is looked at; it is brought into sight when it changes. Where `onSelect` is given the
   * caller keeps it.
   */
  selected?: string | undefined
  onSelect?: ((stateId: string) => void) | undefined
  onSelectTransition?: ((transitionId: string) => void) | undefined
  /** What is searched for. Where it is given the caller keeps it, and hears of changes by `onSearch`. */
  search?: string | undefined
  onSearch?: ((text: string) => void) | undefined
  /** The ids of the states that are folded at first. */
  folded?: Iterable<string> | undefined
  theme?: 'light' | 'dark' | undefined
}
