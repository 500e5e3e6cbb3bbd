import type { CaipNetworkId } from '../../../core/caip.ts'
import type { Move } from '../../../devtools/simulation.ts'
import { reported, send } from '../../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../../tests/model/scenario.ts'
import { embeddedReports, reports, solanaReports, twoNamespaces } from '../../../tests/model/world.ts'

const otherTabGoesTo = (caipNetworkId: CaipNetworkId): Move => ({
  do: 'emit',
  at: 'connectionStorage',
  event: { type: 'otherTab.network', caipNetworkId },
})

const choosesNetwork = (caipNetworkId: string) => send('network.choose', '', { caipNetworkId })

/** A connected user chooses a network in the list. */
export const fromNetworks = (caipNetworkId: string): Move[] => [
  reported(reports.connected),
  send('modal.open', '', { view: 'Networks' }),
  choosesNetwork(caipNetworkId),
]

/** A wallet on an unsupported network that refuses to switch. */
const unapproved = {
  ...reports.unknownChain,
  connections: reports.unknownChain.connections.map((connection) => ({
    ...connection,
    supportsAllNetworks: false,
    approvedCaipNetworkIds: [],
  })),
}

/** Choosing a network, or a switch in another tab. */
export const networks: Scenario[] = [
  {
    name: 'a network of the second namespace is chosen, in which the user has no wallet',
    input: twoNamespaces,
    prelude: fromNetworks('solana:sandbox'),
    at: '',
    ...oneMove,
  },
  {
    name: 'the network that the wallet is on is chosen again',
    prelude: fromNetworks('eip155:31337'),
    at: '',
    ...oneMove,
  },
  {
    name: 'a network is chosen that the wallet has not approved, which is on an unsupported one',
    prelude: [reported(unapproved), choosesNetwork('eip155:31338')],
    at: '',
    ...oneMove,
  },
  {
    name: 'a network of the second namespace is chosen, and its wallet is there',
    input: twoNamespaces,
    prelude: [
      reported(solanaReports.solanaConnected, 'solana'),
      reported(reports.connected),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('solana:sandbox'),
      choosesNetwork('eip155:31337'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a network of the first namespace is chosen while the second is active',
    input: twoNamespaces,
    prelude: [
      reported(reports.connected),
      send('network.switch', '', { caipNetworkId: 'solana:sandbox' }),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('eip155:31338'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a network of the dApp is chosen while the wallet is on an unsupported one',
    prelude: [
      reported(reports.unknownChain),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('eip155:31338'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'the user connects for a network of the second namespace',
    input: twoNamespaces,
    prelude: [
      reported(reports.connected),
      send('modal.open', '', { view: 'Networks' }),
      choosesNetwork('solana:sandbox'),
      send('network.connect', 'route:2'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'another tab goes to the second namespace, in which no wallet is connected',
    input: twoNamespaces,
    prelude: [reported(reports.connected), otherTabGoesTo('solana:sandbox')],
    at: '',
    ...oneMove,
  },
  {
    name: 'another tab goes to the second namespace, in which a wallet is connected',
    input: twoNamespaces,
    prelude: [
      reported(solanaReports.solanaConnected, 'solana'),
      reported(reports.connected),
      otherTabGoesTo('solana:sandbox'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'the dApp asks for a network of the second namespace, and the user is logged in to the embedded wallet',
    input: twoNamespaces,
    prelude: [
      reported(reports.embeddedUser),
      reported(embeddedReports.offersEmbeddedSun, 'solana'),
      send('network.switch', '', { caipNetworkId: 'solana:sandbox' }),
    ],
    at: '',
    ...oneMove,
  },
]
