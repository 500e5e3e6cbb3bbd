import type { AnyStateMachine } from 'xstate'

/** The props of a chart's diagram. Everything but the chart is optional; without it nothing is highlighted. */
export interface ChartViewProps {
  machine: AnyStateMachine
  /** The ids of the active states. */
  active?: ReadonlySet<string> | undefined
  /** How often each transition was taken, by `transitionId`; without it all look the same. */
  taken?: ReadonlyMap<string, number> | undefined
  /** The last taken transitions, by `transitionId`. */
  last?: ReadonlySet<string> | undefined
  /**
   * The id of the selected state, which is scrolled into view when it changes. With `onSelect`, the selection is
   * controlled by the caller.
   */
  selected?: string | undefined
  onSelect?: ((stateId: string) => void) | undefined
  onSelectTransition?: ((transitionId: string) => void) | undefined
  /** The search text. If given, it is controlled by the caller, through `onSearch`. */
  search?: string | undefined
  onSearch?: ((text: string) => void) | undefined
  /** The ids of the initially folded states. */
  folded?: Iterable<string> | undefined
  theme?: 'light' | 'dark' | undefined
}
