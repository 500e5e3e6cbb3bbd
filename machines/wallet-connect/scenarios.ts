import type { Move, Simulation } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts, snapshotOf, stackOf, wallet } from '../../tests/model/snapshots.ts'
import { listed, manualPairing, reports } from '../../tests/model/world.ts'
import { offered } from '../pairing/payloads.ts'
import { browsing, onPhone, present } from './payloads.ts'

const at = 'route:2'

/** The path to the route that connects a listed wallet. */
const connecting = (wallet: object): Move[] => [
  reported(reports.disconnected),
  send('modal.open'),
  send('nav.push', '', { route: 'ConnectingWalletConnect', wallet }),
]
const codeLoads: Move = { do: 'emit', at: 'pairing/offerPairing', event: offered }

const pairingOf = (simulation: Simulation): unknown => {
  const { value, context } = snapshotOf(simulation, 'pairing') ?? {}
  return [value, context?.holders]
}

/** Whether the user is still on that route and not connected yet. */
const isConnecting = (simulation: Simulation): boolean =>
  stackOf(simulation).length === 2 && connectionFacts(simulation)[1] === 0

export const scenarios: Scenario[] = [
  {
    name: 'a listed wallet at a desk',
    prelude: connecting(listed.plain),
    at,
    stateKey: (simulation) => [pairingOf(simulation), snapshotOf(simulation, at)?.context.failure?.code],
    expandIf: isConnecting,
  },
  {
    name: 'a listed wallet on a phone',
    input: onPhone,
    prelude: connecting(listed.plain),
    at,
    expandIf: isConnecting,
  },
  {
    name: 'a wallet that opens the page in a browser of its own, on a phone',
    input: onPhone,
    prelude: connecting(browsing),
    at,
  },
  {
    name: 'a wallet that opens the page in a browser of its own or has a site, on a phone',
    input: onPhone,
    prelude: connecting({ ...browsing, webappLink: 'https://app.harbour.example' }),
    at,
    ...oneMove,
  },
  {
    name: 'a listed wallet that is in this browser too',
    prelude: connecting(present),
    at,
    stateKey: (simulation) => snapshotOf(simulation, wallet)?.value,
    expandIf: (simulation) => snapshotOf(simulation, at)?.context.platform === 'browser',
  },
  {
    name: 'the wallet in this browser connects while a code is shown',
    prelude: [...connecting(present), send('code.want'), codeLoads, reported(reports.connected)],
    at,
    ...oneMove,
  },
  {
    name: 'the dApp hands over a pairing of its own once the modal is open',
    input: manualPairing,
    prelude: [
      reported(reports.disconnected),
      send('modal.open'),
      send('modal.close', '', { reason: 'button' }),
      send('modal.open', '', { view: 'ConnectingWalletConnect', uri: offered.uri }),
    ],
    at,
    ...oneMove,
  },
  {
    name: 'a code that the dApp has yet to bring',
    input: manualPairing,
    prelude: [reported(reports.disconnected), send('modal.open', '', { view: 'ConnectingWalletConnect' })],
    at: 'route:1',
    ...oneMove,
  },
]
