import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts, wallet } from '../../tests/model/snapshots.ts'
import { connectors, reports, singleWallet } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [
  { name: 'a page with wallets', prelude: [], at: wallet, stateKey: connectionFacts },
  {
    name: 'a dApp that does not reconnect on mount',
    input: { reconnectOnMount: false },
    prelude: [],
    at: wallet,
    ...oneMove,
  },
  {
    name: 'a second wallet takes the place of the first where only one may be connected',
    input: singleWallet,
    prelude: [
      reported(reports.connected),
      send('wallet.connect', wallet, { connectorId: connectors.long.id }),
      reported(reports.both),
    ],
    at: wallet,
    ...oneMove,
  },
  {
    name: 'a live wallet is connected where only one may be from now on',
    prelude: [
      reported(reports.bothFirst),
      send('wallet.setMultiple', wallet, { multiple: false }),
      send('wallet.connect', wallet, { connectorId: connectors.long.id }),
    ],
    at: wallet,
    ...oneMove,
  },
  {
    name: 'another account of the connection that is becoming the active one',
    prelude: [reported(reports.bothFirst), send('wallet.activate', wallet, { connectorId: connectors.long.id })],
    at: wallet,
    ...oneMove,
  },
]
