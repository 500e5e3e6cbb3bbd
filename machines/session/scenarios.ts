import { reported } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { signsIn } from '../../tests/model/sign-in-stage.ts'
import { connectionFacts, snapshotOf } from '../../tests/model/snapshots.ts'
import { reports } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [true, false].map((required) => ({
  name: `a connected user ${required ? 'must' : 'may'} sign in`,
  input: signsIn(required),
  prelude: [reported(reports.connected)],
  at: 'session',
  stateKey: (rehearsal) => {
    const { signer, asks } = Object(snapshotOf(rehearsal, 'session')?.context)
    return [signer === null, asks, connectionFacts(rehearsal)[1]]
  },
  expandIf: (rehearsal) => connectionFacts(rehearsal)[1] !== 2,
}))
