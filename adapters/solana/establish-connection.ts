import type { CaipNetworkId } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import { within } from '../../core/within.ts'
import { settle } from './clusters.ts'
import type { Connections, LiveConnection } from './connections.ts'
import { networkStorage } from './network-storage.ts'
import type { ConnectionSettings } from './node.ts'
import { parseAccounts } from './parse.ts'
import type { SolanaWallet } from './wallet.ts'

/** How to ask a wallet, and how to create its provider. */
interface EstablishOptions {
  silent: boolean
  /** Ends a silent request, which the user does not wait for. */
  signal?: AbortSignal | undefined
  chosen: CaipNetworkId | undefined
  settings: ConnectionSettings
  disconnect: (live: LiveConnection) => Promise<void>
}

/** The timeout for the wallet's own disconnect, in ms: well within the chart's 3 s. */
const disconnectTimeout = 1_000

const fetchProvider = () => import('./create-provider.ts').catch(() => undefined)

/** Loads the provider's code if a wallet may connect again, which has 5 s for that [wallet-reconnect]. */
export async function prepareReconnecting(): Promise<void> {
  if (networkStorage.hasAny()) await fetchProvider()
}

/**
 * Requests accounts from a wallet; ends the connection if its answers are invalid. The provider's code loads meanwhile;
 * without it, the connection is still valid.
 * @throws `wallet.noAccounts`, `wallet.badAccount`, `wallet.badChain`, the wallet's error, or `request.aborted` for a
 * silent request that is no longer wanted.
 */
export async function establishConnection(
  connections: Connections,
  wallet: SolanaWallet,
  { silent, signal, chosen, settings, disconnect }: EstablishOptions,
): Promise<Connection> {
  const loading = fetchProvider()
  const on = wallet.goTo && settle(wallet.chainsOf(undefined), connections.networks, chosen)
  const network = connections.networks.find(({ caipNetworkId }) => caipNetworkId === on)
  if (network) await wallet.goTo?.(network)
  await wallet.connect(silent)
  const code = await loading
  const live = connections.find(wallet.id)
  const connection = connections.describe(live ?? { wallet, chosen })
  if (!connection) throw await refuse(wallet)
  if (live && silent) return connection
  // It was restored while the user was asked.
  if (live) {
    const isThere = connections.describe({ ...live, chosen })?.caipNetworkId === chosen
    if (chosen !== undefined && isThere) connections.choose(live, chosen)
    connections.lead(live)
    return connections.describe(live) ?? connection
  }
  // The user has disconnected it meanwhile, before it was connected [wallet-disconnect-untried].
  const isUnwanted = silent && networkStorage.networkOf(wallet.id) === undefined
  if (isUnwanted) await disconnectWallet(wallet)
  // Or its answer is too late [wallet-reconnect].
  if (isUnwanted || (silent && signal?.aborted)) throw new PorticoError('request.aborted')

  const createProvider = (begun: LiveConnection) =>
    code?.createProvider(wallet, {
      networks: () => connections.networks,
      settings,
      now: () => (connections.all.includes(begun) ? connections.describe(begun) : undefined),
      disconnect: () => disconnect(begun),
    })
  connections.begin(wallet, { chosen, lead: !silent, createProvider })
  return connection
}

/** Disconnects a wallet. If it hangs or throws, it is not waited for. */
export const disconnectWallet = (wallet: SolanaWallet): Promise<void> =>
  within(disconnectTimeout, wallet.disconnect()).catch(() => undefined)

/** Disconnects a wallet with invalid accounts, and returns the error. */
async function refuse(wallet: SolanaWallet): Promise<PorticoError> {
  const addresses = parseAccounts(wallet.accounts)
  if (addresses?.length === 0) return new PorticoError('wallet.noAccounts')
  await disconnectWallet(wallet)
  return new PorticoError(addresses ? 'wallet.badChain' : 'wallet.badAccount')
}
