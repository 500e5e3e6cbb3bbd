import type { Move } from '../../devtools/simulation.ts'
import type { KitInput } from '../../machines/kit/index.ts'

/** A story besides those of a chart's states: the path to it, and the dApp's input if that differs. */
export interface ExtraStory {
  input?: Partial<KitInput>
  path: Move[]
}

/**
 * A chart's stories besides its states: `machines/<chart>/stories.ts`, found by its name. A flow without such a file
 * has the stories of its states in `views/<chart>/`.
 */
export interface StoryPlan {
  /** The file in `views/`, without its extension; `<chart>/<chart>` by default. */
  file?: string
  /** Its name in the book; by default the chart's. */
  title?: string
  /** The charts that the flow's page shows besides its own. */
  charts?: readonly string[]
  /** States of the data rather than of a chart: empty, or more than fits. */
  extras?: Record<string, Move[]>
  /** The same, with another dApp input. */
  visits?: Record<string, ExtraStory>
  /** The story that shows a view in every setting, if the first state with that view is still empty. */
  looks?: Record<string, Move[]>
  /** The same, also shown in every setting. */
  varied?: Record<string, ExtraStory>
}
