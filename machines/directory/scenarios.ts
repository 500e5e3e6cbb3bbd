import { projectServicesLoad, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { ofProject } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [
  {
    name: 'a dApp with a project',
    input: ofProject,
    prelude: [send('modal.open'), projectServicesLoad],
    at: 'directory',
  },
]
