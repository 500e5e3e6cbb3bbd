import type { Scenario } from '../../tests/model/scenario.ts'
import { commands } from './scenarios/commands.ts'
import { connections } from './scenarios/connections.ts'
import { loading } from './scenarios/loading.ts'
import { navigation } from './scenarios/navigation.ts'
import { networks } from './scenarios/networks.ts'
import { project } from './scenarios/project.ts'
import { signIn } from './scenarios/sign-in.ts'

/** The starting points for exploring the kit; the devtools start with the first. */
export const scenarios: Scenario[] = [
  ...navigation,
  ...commands,
  ...networks,
  ...loading,
  ...connections,
  ...project,
  ...signIn,
]
