import type { Move } from '../../devtools/simulation.ts'
import type { KitInput } from '../../machines/kit/index.ts'

/** A story beside those of a chart's states: the path to it, and what the dApp hands over where that differs. */
export interface ExtraStory {
  input?: Partial<KitInput>
  path: Move[]
}

/**
 * What a chart's stories have beside its states: `machines/<chart>/stories.ts`, found by its name. A flow without such a
 * file has the stories of its states in `views/<chart>/`.
 */
export interface StoryPlan {
  /** The file in `views/`, without its ending; `<chart>/<chart>` unless given. */
  file?: string
  /** What the book calls it; the chart's words unless given. */
  title?: string
  /** The charts that the page of the flow shows beside its own. */
  charts?: readonly string[]
  /** States of the data rather than of a chart: nothing there, or more than there is room for. */
  extras?: Record<string, Move[]>
  /** The same, where the dApp differs from the usual. */
  visits?: Record<string, ExtraStory>
  /** What a view is shown in every setting with, where the first state that shows it has nothing in it yet. */
  looks?: Record<string, Move[]>
  /** The same, shown in every setting as well. */
  varied?: Record<string, ExtraStory>
}
