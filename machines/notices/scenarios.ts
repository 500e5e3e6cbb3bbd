import { toldBefore } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'

export const scenarios: Scenario[] = [
  {
    name: 'whatever is to be told',
    prelude: [...toldBefore],
    at: 'notices',
    ...oneMove,
  },
]
