import { reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf, wallet } from '../../tests/model/snapshots.ts'
import {
  collapsedWallets,
  connectors,
  hiddenWallets,
  ofProject,
  reports,
  solanaReports,
  twoNamespaces,
  withoutAllWallets,
} from '../../tests/model/world.ts'
import { reaching } from '../directory/payloads.ts'
import { dualCommands } from './payloads.ts'

export const scenarios: Scenario[] = [
  {
    name: 'wallets of one namespace',
    prelude: [reported(reports.disconnected), send('modal.open')],
    at: 'route:1',
    stateKey: (simulation) => snapshotOf(simulation, wallet)?.value,
  },
  { name: 'wallets that are not known yet', prelude: [send('modal.open')], at: 'route:1', ...oneMove },
  {
    name: 'wallets that are there for two namespaces',
    input: twoNamespaces,
    prelude: [reported(reports.disconnected), reported(solanaReports.solanaDisconnected, 'solana'), send('modal.open')],
    at: 'route:1',
    commands: dualCommands,
    stateKey: (simulation) => snapshotOf(simulation, 'route:1')?.context.choice?.options.length,
  },
  {
    name: 'wallets beyond this page, and the list of all',
    input: ofProject,
    prelude: [reported(reaching.any), send('modal.open')],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'wallets beyond this page, where the dApp does not offer the list of all',
    input: withoutAllWallets,
    prelude: [reported(reaching.any), send('modal.open')],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'a wallet that is logged in to with an email, beside the others',
    prelude: [reported(reports.offersEmbedded), send('modal.open')],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'a wallet that is logged in to, and the others behind a way to them',
    input: collapsedWallets,
    prelude: [reported(reports.offersEmbedded), send('modal.open')],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'a wallet that is logged in to, and no others',
    input: hiddenWallets,
    prelude: [reported(reports.offersEmbedded), send('modal.open')],
    at: 'route:1',
    ...oneMove,
  },
  {
    name: 'the wallet that is chosen is connected already, beside the active one',
    prelude: [
      reported(reports.bothFirst),
      send('modal.open', '', { view: 'Connect' }),
      send('connector.choose', 'route:1', {
        name: connectors.long.name,
        options: [{ namespace: 'eip155', connectorId: connectors.long.id }],
      }),
    ],
    at: 'route:1',
    ...oneMove,
  },
]
