import { reported, send } from '../../../tests/model/moves.ts'
import { oneMove, type Scenario } from '../../../tests/model/scenario.ts'
import { connectors, listed, phoneReports, reports, solanaReports, twoNamespaces } from '../../../tests/model/world.ts'

/** Several connected wallets and namespaces. */
export const connections: Scenario[] = [
  { name: 'two wallets of one namespace are connected', prelude: [reported(reports.bothFirst)], at: '', ...oneMove },
  {
    name: 'wallets of two namespaces are connected, and the user is among them',
    input: twoNamespaces,
    prelude: [
      reported(reports.both),
      reported(solanaReports.solanaConnected, 'solana'),
      send('modal.open'),
      send('wallets.open', 'route:1'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a connected user adds a wallet from among their wallets',
    prelude: [
      reported(reports.connected),
      send('modal.open', '', { view: 'ProfileWallets' }),
      send('nav.push', '', { route: 'Connect' }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'one of two namespaces is connected, and the account shown',
    input: twoNamespaces,
    prelude: [reported(reports.connected), send('modal.open')],
    at: '',
    ...oneMove,
  },
  {
    name: 'the dApp opens the account of the namespace that is not the active one',
    input: twoNamespaces,
    prelude: [
      reported(solanaReports.solanaConnected, 'solana'),
      reported(reports.connected),
      send('modal.open', '', { namespace: 'solana' }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'one of two namespaces is connected on an unsupported network',
    input: twoNamespaces,
    prelude: [reported(reports.unknownChain)],
    at: '',
    ...oneMove,
  },
  {
    name: 'both namespaces are connected, and the account shown',
    input: twoNamespaces,
    prelude: [reported(solanaReports.solanaConnected, 'solana'), reported(reports.connected), send('modal.open')],
    at: '',
    ...oneMove,
  },
  {
    name: 'a phone has connected both namespaces by one session',
    input: twoNamespaces,
    prelude: [
      reported(reports.disconnected),
      send('modal.open'),
      send('nav.push', '', { route: 'ConnectingWalletConnect', wallet: listed.plain }),
      send('pairing.settled', '', { namespaces: ['eip155', 'solana'], name: 'Pocket' }),
      reported(phoneReports.eip155),
      reported(phoneReports.solana, 'solana'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a phone has connected one of two namespaces by one session, and the one that leads is still asked',
    input: twoNamespaces,
    prelude: [
      reported(reports.disconnected),
      send('modal.open'),
      send('nav.push', '', { route: 'ConnectingWalletConnect', wallet: listed.plain }),
      send('pairing.settled', '', { namespaces: ['eip155', 'solana'], name: 'Pocket' }),
      reported(phoneReports.solana, 'solana'),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'a code is on screen, while a namespace is active that not every phone approves',
    input: { ...twoNamespaces, selected: 'solana:sandbox' },
    prelude: [send('modal.open', '', { view: 'Connect' }), send('nav.push', '', { route: 'ConnectingWalletConnect' })],
    at: '',
    ...oneMove,
  },
  {
    name: 'another connection of the namespace is asked for',
    prelude: [
      reported(reports.bothFirst),
      send('connection.switch', '', { namespace: 'eip155', connectorId: connectors.long.id }),
    ],
    at: '',
    ...oneMove,
  },
  {
    name: 'one of two connected namespaces is on an unsupported network',
    input: twoNamespaces,
    prelude: [reported(reports.unknownChain), reported(solanaReports.solanaConnected, 'solana')],
    at: '',
    ...oneMove,
  },
]
