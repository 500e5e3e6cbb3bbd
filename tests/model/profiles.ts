import type { AccountType, Connection, Connector } from '../../core/connector.ts'
import type { Network } from '../../core/network.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import type { AdapterReport, StoredConnection } from '../../machines/ports.ts'
import { connectors, twoNamespaces } from './world.ts'

const { meadow, long } = connectors

const { icon: _, ...iconless } = meadow
const plain: Connector = { ...iconless, id: 'example.plain', name: 'Plain', rdns: 'example.plain' }
const anvil: Connector = { ...iconless, id: 'Anvil', name: 'Anvil', namespace: 'bip122' }

const first = '0x52908400098527886E0F7030069857D2E4169EE7'
const second = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const third = '0xde709f2102306220921060314715629080e2fb77'

const account = (address: string, type?: AccountType) => ({ address, ...(type && { type }) })

const standing = ({ id, namespace }: Connector, chain: string, ...accounts: Connection['accounts']): Connection => ({
  connectorId: id,
  namespace,
  accounts,
  caipNetworkId: `${namespace}:${chain}`,
})

const report = (connectors: readonly Connector[], ...connections: Connection[]): AdapterReport => ({
  connectors,
  connections,
  current: connections[0]?.connectorId ?? null,
})

const phone: Connector = { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespace: 'eip155' }
const login: Connector = { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'eip155' }

const all = [meadow, long, plain]
const withLogin = [...all, phone, login]
const payment = account('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'payment')
const ordinal = account('bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297', 'ordinal')

const many = Array.from({ length: 9 }, (_, at) => account(`0x${String(at).repeat(40)}`))

/** Adapter reports with several connected wallets, or several accounts of one. */
export const profiles = {
  /** Three wallets; the active one shares three accounts. */
  several: report(
    all,
    standing(meadow, '31337', account(first), account(second, 'smartAccount'), account(third)),
    standing(long, '31337', account(second)),
    standing(plain, '31338', account(third)),
  ),
  /** The same, with another account of the active one first. */
  severalOther: report(
    all,
    standing(meadow, '31337', account(second, 'smartAccount'), account(first), account(third)),
    standing(long, '31337', account(second)),
    standing(plain, '31338', account(third)),
  ),
  /** The same, with another wallet active. */
  severalLong: {
    ...report(
      all,
      standing(meadow, '31337', account(first), account(second, 'smartAccount'), account(third)),
      standing(long, '31337', account(second)),
      standing(plain, '31338', account(third)),
    ),
    current: long.id,
  },
  /** One wallet that shares more accounts than the list has room for. */
  manyAccounts: report([meadow], standing(meadow, '31337', ...many)),
  /** Two such wallets. */
  manyAccountsTwice: report([meadow, long], standing(meadow, '31337', ...many), standing(long, '31337', ...many)),
  /** One connected wallet; besides it two other wallets of this page, a link to phone wallets, and a logged-in one. */
  oneOfMany: report(withLogin, standing(meadow, '31337', account(first))),
  /** The same, with a second one connected. */
  twoOfMany: report(withLogin, standing(meadow, '31337', account(first)), standing(plain, '31337', account(third))),
  bitcoin: report([anvil], standing(anvil, 'sandbox', payment, ordinal)),
} satisfies Record<string, AdapterReport>

const remembered = ({ id, namespace }: Connector, ...accounts: Connection['accounts']): StoredConnection => ({
  connectorId: id,
  namespace,
  accounts,
  caipNetworkId: `${namespace}:31337`,
})

/**
 * What a browser may have stored about these, the most recently used first: an older Portico stored no account for one.
 */
export const storedConnections: readonly StoredConnection[] = [
  remembered(meadow, account(first)),
  remembered(long, account(second), account(third)),
  remembered(phone, account(third, 'smartAccount')),
  { connectorId: login.id, namespace: 'eip155', accounts: [] },
  remembered(plain, account(third)),
]

const bitcoin: Network = {
  id: 'sandbox',
  name: 'Sandbox Gold',
  caipNetworkId: 'bip122:sandbox',
  chainNamespace: 'bip122',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: [],
}

/** What differs if the dApp has three namespaces. */
export const threeNamespaces: Partial<KitInput> = {
  namespaces: ['eip155', 'solana', 'bip122'],
  networks: [...(twoNamespaces.networks ?? []), bitcoin],
}
