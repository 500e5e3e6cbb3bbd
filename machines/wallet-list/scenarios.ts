import { projectServicesLoad, reported, send } from '../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf, stackOf } from '../../tests/model/snapshots.ts'
import { ofProject, phoneReports, reports } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [
  {
    name: 'all wallets of the directory',
    input: ofProject,
    prelude: [reported(reports.disconnected), send('modal.open', '', { view: 'AllWallets' }), projectServicesLoad],
    at: 'route:1',
    stateKey: (simulation) => {
      const { wallets, pages, text, certified } = snapshotOf(simulation, 'route:1')?.context ?? {}
      return [wallets.length, Math.min(pages, 1), text.trim(), certified]
    },
    expandIf: (simulation) => stackOf(simulation).length === 1,
  },
  {
    name: 'a wallet is in WalletConnect’s session',
    input: ofProject,
    prelude: [reported(phoneReports.eip155), send('modal.open', '', { view: 'AllWallets' }), projectServicesLoad],
    at: 'route:1',
    ...oneMove,
  },
]
