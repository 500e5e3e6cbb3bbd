import { projectServicesLoad, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { inBasicMode, ofProject, withoutProject } from '../../tests/model/world.ts'

const prelude = [send('modal.open'), projectServicesLoad]
const at = 'config'

export const scenarios: Scenario[] = [
  { name: 'a dApp with a project', input: ofProject, prelude, at },
  { name: 'a dApp that wants what needs a project, and has none', input: withoutProject, prelude, at, ...oneMove },
  { name: 'basic mode', input: inBasicMode, prelude, at, ...oneMove },
]
