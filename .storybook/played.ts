import type { Rehearsal } from '../devtools/rehearsal.ts'

/** The charts of the story that is drawn, for the test that presses its controls. */
export const played: { rehearsal?: Rehearsal } = {}
