import type { Scenario } from '../../tests/model/scenario.ts'
import { signInPaths, signsIn } from '../../tests/model/sign-in-setup.ts'
import { snapshotOf } from '../../tests/model/snapshots.ts'

const kinds = [
  { name: 'the user must sign in', path: signInPaths.required, required: true },
  { name: 'the user may sign in', path: signInPaths.optional, required: false },
  { name: 'the user has a session on another network', path: signInPaths.elsewhere, required: true },
]

export const scenarios: Scenario[] = kinds.map(({ name, path, required }) => ({
  name,
  input: signsIn(required),
  prelude: path,
  at: 'route:1',
  stateKey: (simulation) => snapshotOf(simulation, 'route:1')?.context.ready !== null,
}))
