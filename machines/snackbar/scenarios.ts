import { toldBefore } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'

export const scenarios: Scenario[] = [
  {
    name: 'whatever is to be said',
    prelude: [...toldBefore],
    at: 'notices/snackbar',
  },
]
