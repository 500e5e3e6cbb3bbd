import { reported, send } from '../../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../../tests/model/scenario.ts'
import { connectionFacts, routesOf, snapshotOf, stackOf, wallet } from '../../../tests/model/snapshots.ts'
import { connectors, reports } from '../../../tests/model/world.ts'
import { purchase } from '../../buy/payloads.ts'
import { registration } from '../../registration/payloads.ts'
import { transfer } from '../../transaction/payloads.ts'

/** Commands of the dApp to the kit. */
export const commands: Scenario[] = [
  {
    name: 'the dApp asks for another network while the account is shown',
    prelude: [
      reported(reports.connected),
      send('modal.open'),
      send('network.ask', '', { caipNetworkId: 'eip155:31338' }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a wallet is asked without the modal',
    prelude: [send('wallet.connect', wallet, { connectorId: connectors.meadow.id })],
    at: '',
    ...oneMove,
  },
  {
    name: 'the dApp asks for the balance without the modal',
    prelude: [reported(reports.connected), send('balance.fetch', '', { namespace: 'eip155' })],
    at: '',
    stateKey: (simulation) => [routesOf(simulation), snapshotOf(simulation, 'balance:eip155')?.value],
    expandIf: (simulation) => stackOf(simulation).length === 0 && connectionFacts(simulation)[1] === 1,
  },
  {
    name: 'a transfer is asked for, and ends',
    prelude: [reported(reports.connected)],
    at: '',
    commands: [
      { type: 'actor.start', chart: 'transaction', input: transfer },
      { type: 'transaction.ended', id: transfer.id, outcome: 'confirmed', hash: '0x' },
    ],
    ...oneMove,
  },
  {
    name: 'something is bought',
    prelude: [reported(reports.connected)],
    at: '',
    commands: [{ type: 'actor.start', chart: 'purchase', input: purchase }],
    ...oneMove,
  },
  {
    name: 'a name is signed',
    prelude: [reported(reports.connected)],
    at: '',
    commands: [{ type: 'actor.start', chart: 'registration', input: registration }],
    ...oneMove,
  },
  {
    name: 'the dApp disconnects without the modal',
    prelude: [reported(reports.connected), send('account.disconnect')],
    at: '',
    ...oneMove,
  },
]
