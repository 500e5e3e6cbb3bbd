import { reported, send, toldBefore } from '../../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../../tests/model/scenario.ts'
import { kitOf, routesOf, stackOf } from '../../../tests/model/snapshots.ts'
import { reports, withTerms } from '../../../tests/model/world.ts'

const notices = [
  { type: 'alert.raise', failure: { code: 'network.notFound' }, severity: 'info' },
  { type: 'snackbar.show', variant: 'success', code: 'address.copied' },
  { type: 'toast.add', id: 'one', variant: 'loading', code: 'balance.unavailable' },
  { type: 'toast.dismiss', id: 'one' },
  { type: 'report.copy' },
]

/** Opening a flow whose code loads, or fails to load. */
export const loading: Scenario[] = [
  {
    name: 'something is to be told, and what tells it loads or does not',
    prelude: [],
    at: '',
    lazy: true,
    commands: notices,
    stateKey: (simulation) => [kitOf(simulation).value, kitOf(simulation).context.notices.length],
    expandIf: (simulation) =>
      kitOf(simulation).matches({ modal: 'closed', notices: 'loading' }) &&
      kitOf(simulation).context.notices.length === 1,
  },
  {
    name: 'a dApp has terms, and the flow that asks for them loads or does not',
    input: withTerms,
    prelude: [send('modal.open')],
    at: '',
    lazy: true,
    ...oneMove,
  },
  {
    name: 'the flow that asks for the terms is loaded once more',
    input: withTerms,
    prelude: [send('modal.open'), { do: 'reject', at: 'loadFlow', code: 'engine.failed' }],
    at: '',
    lazy: true,
    ...oneMove,
  },
  {
    name: 'something more is to be told',
    prelude: [...toldBefore],
    at: '',
    commands: notices,
    ...oneMove,
  },
  {
    name: 'the flows of a connected user load or do not',
    prelude: [reported(reports.connected)],
    at: '',
    lazy: true,
    stateKey: routesOf,
    expandIf: (simulation) => stackOf(simulation).length < 2,
  },
]
