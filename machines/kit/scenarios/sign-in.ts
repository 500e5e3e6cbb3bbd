import type { Event, Simulation } from '../../../devtools/simulation.ts'
import { reported, send } from '../../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../../tests/model/scenario.ts'
import { signInPaths, signsIn } from '../../../tests/model/sign-in-setup.ts'
import { connectionFacts, routesOf, snapshotOf } from '../../../tests/model/snapshots.ts'
import { connectors, reports } from '../../../tests/model/world.ts'
import { readings, ready } from '../../sign-in/payloads.ts'

const signInState = (simulation: Simulation): unknown => [
  routesOf(simulation),
  [snapshotOf(simulation, 'session')?.value, snapshotOf(simulation, '')?.value.deferral],
]

/** Whether the user has only connected and been asked to sign in. */
const isAboutSigningIn = (simulation: Simulation): boolean =>
  routesOf(simulation).every((route) => ['Connect', 'SIWXSignMessage'].includes(route)) &&
  routesOf(simulation).length < 2 &&
  connectionFacts(simulation)[1] === 1

/**
 * One view of each kind: of the kit itself, of a flow that loads later, of a connected user, of a feature that is not
 * offered; and those of signing in. A pending sign-in treats the others of a kind alike.
 */
const views = ['Connect', 'Networks', 'AllWallets', 'Account', 'RegisterAccountName', 'SIWXSignMessage']

/** What can end, delay or follow a question to sign in. */
const subjects = ['modal', 'nav', 'network', 'networks', 'account', 'adapter', 'gate', 'flow']

const concernsSigningIn = (event: Event): boolean =>
  subjects.includes(event.type.split('.')[0] ?? '') &&
  [event.view, event.route].every((view) => view === undefined || views.includes(String(view)))

const withSignIn = (required: boolean): Scenario[] => [
  {
    name: `a connected user ${required ? 'must' : 'may'} sign in, and the flow loads or does not`,
    input: signsIn(required),
    lazy: true,
    prelude: [reported(reports.connected)],
    at: '',
    stateKey: signInState,
    commandIf: concernsSigningIn,
    expandIf: isAboutSigningIn,
  },
  {
    name: `a user who has just connected in the modal ${required ? 'must' : 'may'} sign in`,
    input: signsIn(required),
    prelude: [
      reported(reports.disconnected),
      send('modal.open'),
      send('connector.choose', 'route:1', {
        name: connectors.meadow.name,
        options: [{ namespace: 'eip155', connectorId: connectors.meadow.id }],
      }),
      reported(reports.connected),
    ],
    at: '',
    stateKey: signInState,
    commandIf: concernsSigningIn,
    expandIf: isAboutSigningIn,
  },
  {
    name: `a user who ${required ? 'must' : 'may'} sign in has cancelled`,
    input: signsIn(required),
    prelude: [
      reported(reports.connected),
      { do: 'resolve', at: 'session/readSessions', output: readings.none },
      { do: 'resolve', at: 'route:1/createMessage', output: ready },
      send('sign.cancel', 'route:1'),
    ],
    at: '',
    ...oneMove,
  },
]

/** A user may or must sign in. */
export const signIn: Scenario[] = [
  {
    name: 'the user has connected and closed the modal before it is known whether to ask for an optional session',
    input: signsIn(false),
    prelude: signInPaths.optional.slice(0, -1),
    at: '',
    ...oneMove,
  },
  {
    name: 'the embedded wallet asks its user while it is to sign',
    input: signsIn(true),
    prelude: [reported(reports.embeddedUser), { do: 'resolve', at: 'session/readSessions', output: readings.none }],
    at: '',
    ...oneMove,
  },
  ...[true, false].flatMap(withSignIn),
]
