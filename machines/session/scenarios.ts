import { reported } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { signInPaths, signsIn } from '../../tests/model/sign-in-setup.ts'
import { connectionFacts, snapshotOf } from '../../tests/model/snapshots.ts'
import { connectors, reports } from '../../tests/model/world.ts'
import { signer } from '../sign-in/payloads.ts'
import { isSameSigner } from './signer.ts'

const returning = [true, false].map(
  (required): Scenario => ({
    name: `a connected user ${required ? 'must' : 'may'} sign in`,
    input: signsIn(required),
    prelude: [reported(reports.connected)],
    at: 'session',
    stateKey: (simulation) => [
      snapshotOf(simulation, 'session')?.context.signer === null,
      connectionFacts(simulation)[1],
    ],
    // The commands are for one account. If the wallet has another one, the sign-in flow ends at once and the kit asks
    // again, endlessly.
    expandIf: (simulation) =>
      isSameSigner(snapshotOf(simulation, 'session')?.context.signer, signer) && connectionFacts(simulation)[1] !== 2,
  }),
)

export const scenarios: Scenario[] = [
  ...returning,
  {
    name: 'the user has just connected',
    input: signsIn(false),
    prelude: signInPaths.optional.slice(0, -1),
    at: 'session',
    ...oneMove,
  },
  {
    name: 'the last connection ends before the chart has loaded',
    input: signsIn(true),
    lazy: true,
    prelude: [
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [connectors.meadow.id] },
      reported(reports.connected),
      { do: 'resolve', at: 'wallet:eip155/reconnect/tryConnector' },
      reported(reports.disconnected),
      { do: 'resolve', at: 'loadGatekeeper' },
    ],
    at: 'session',
    ...oneMove,
  },
]
