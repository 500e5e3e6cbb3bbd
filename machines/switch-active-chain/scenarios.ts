import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { embeddedReports, reports, solanaReports, twoNamespaces } from '../../tests/model/world.ts'

/** The path to a network of a namespace without a connected wallet. */
export const toSwitchActiveChain: Move[] = [
  reported(reports.connected),
  reported(solanaReports.solanaDisconnected, 'solana'),
  send('modal.open', '', { view: 'Networks' }),
  send('network.choose', '', { caipNetworkId: 'solana:sandbox' }),
]

/** The same, for a user logged in to a wallet that supports that namespace too. */
export const toJoinNetwork: Move[] = [
  reported(reports.embeddedUser),
  reported(embeddedReports.offersEmbeddedSun, 'solana'),
  send('modal.open', '', { view: 'Networks' }),
  send('network.choose', '', { caipNetworkId: 'solana:sandbox' }),
]

export const scenarios: Scenario[] = [
  {
    name: 'a network of another namespace is chosen in the list',
    input: twoNamespaces,
    prelude: toSwitchActiveChain,
    at: 'route:2',
  },
  {
    name: 'the user is logged in to the embedded wallet',
    input: twoNamespaces,
    prelude: toJoinNetwork,
    at: 'route:2',
  },
]
