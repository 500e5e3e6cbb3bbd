import type { Move, Simulation } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf, wallet } from '../../tests/model/snapshots.ts'
import { connectors, phoneReports, reports, twoNamespaces } from '../../tests/model/world.ts'
import { leads } from '../directory/payloads.ts'
import { offered, settled } from '../pairing/payloads.ts'
import { onPhone } from '../wallet-connect/payloads.ts'
import { drawn } from './payloads.ts'

const at = 'headless'

const stateOf = (simulation: Simulation) => snapshotOf(simulation, at)?.value
const pairingOf = (simulation: Simulation) => snapshotOf(simulation, 'pairing')?.value
const isFetching = (simulation: Simulation) => {
  const { code, connection } = stateOf(simulation) ?? {}
  return code === 'none' && connection === 'idle'
}
const isConnecting = (simulation: Simulation) => {
  const { leading, list } = stateOf(simulation) ?? {}
  return leading === 'known' && list === 'idle'
}

const begins: Move[] = [reported(reports.disconnected), send('headless.start')]
const ready: Move[] = [...begins, { do: 'resolve', at: 'headless/prefetchWallets', output: leads.none }]
const chooses = (chosen: object) => send('connection.request', at, { call: 9, wallet: chosen })
const pairs: Move[] = [
  ...ready,
  chooses(drawn.phone),
  { do: 'resolve', at: 'headless/loadPairing' },
  { do: 'emit', at: 'pairing/offerPairing', event: offered },
]

export const scenarios: Scenario[] = [
  { name: 'a dApp draws the wallets itself, and fetches more', prelude: begins, at, expandIf: isFetching },
  {
    name: 'the dApp connects a wallet, or shows a code',
    prelude: ready,
    at,
    stateKey: pairingOf,
    expandIf: isConnecting,
  },
  { name: 'the dApp connects a wallet on a phone', input: onPhone, prelude: pairs, at, ...oneMove },
  {
    name: 'the wallet’s app does not open',
    input: onPhone,
    prelude: [...pairs, { do: 'reject', at: 'headless/openLink', code: 'link.failed' }],
    at,
    ...oneMove,
  },
  {
    name: 'a phone has approved, in two namespaces',
    input: twoNamespaces,
    prelude: [
      ...pairs,
      { do: 'emit', at: 'pairing/offerPairing', event: settled },
      reported(phoneReports.eip155),
      reported(phoneReports.solana, 'solana'),
    ],
    at,
    ...oneMove,
  },
  {
    name: 'the session of another tab is taken up while a phone is waited for',
    prelude: [...pairs, reported(phoneReports.eip155)],
    at,
    ...oneMove,
  },
  {
    name: 'the session of another tab cannot be taken up',
    prelude: [
      ...pairs,
      send('wallet.connect', wallet, { connectorId: 'walletConnect' }),
      { do: 'reject', at: `${wallet}/requestConnection`, code: 'wallet.rejected' },
    ],
    at,
    ...oneMove,
  },
  {
    name: 'another wallet takes the place of the one that is asked, in the modal say',
    prelude: [
      ...ready,
      chooses(drawn.meadow),
      send('wallet.connect', wallet, { connectorId: connectors.long.id }),
      reported(reports.other),
    ],
    at,
    ...oneMove,
  },
]
