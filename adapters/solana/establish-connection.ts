import type { CaipNetworkId } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import { within } from '../../core/within.ts'
import { settle } from './clusters.ts'
import type { Connections, LiveConnection } from './connections.ts'
import type { ConnectionSettings } from './node.ts'
import { parseAccounts } from './parse.ts'
import type { SolanaWallet } from './wallet.ts'

/** How a wallet is asked, and what its provider is made with. */
interface EstablishOptions {
  silent: boolean
  chosen: CaipNetworkId | undefined
  settings: ConnectionSettings
  disconnect: (live: LiveConnection) => Promise<void>
}

/** How long the wallet's own disconnect is waited for, in ms: well within the chart's cap of 3 s. */
const disconnectTimeout = 1_000

/**
 * Asks a wallet for accounts, and takes the connection back where the wallet's words make none. The code of the provider
 * comes while the wallet is asked; a connection without it is one all the same.
 * @throws `wallet.noAccounts`, `wallet.badAccount`, `wallet.badChain`, or what the wallet answered.
 */
export async function establishConnection(
  connections: Connections,
  wallet: SolanaWallet,
  { silent, chosen, settings, disconnect }: EstablishOptions,
): Promise<Connection> {
  const loading = import('./create-provider.ts').catch(() => undefined)
  const on = wallet.goTo && settle(wallet.chainsOf(undefined), connections.networks, chosen)
  const network = connections.networks.find(({ caipNetworkId }) => caipNetworkId === on)
  if (network) await wallet.goTo?.(network)
  await wallet.connect(silent)
  const code = await loading
  const live = connections.find(wallet.id)
  const connection = connections.describe(live ?? { wallet, chosen })
  if (!connection) throw await refuse(wallet)
  if (live) return connection

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

/** Tells a wallet that there is no connection any more. One that hangs or throws is not waited for. */
export const disconnectWallet = (wallet: SolanaWallet): Promise<void> =>
  within(disconnectTimeout, wallet.disconnect()).catch(() => undefined)

/** Why what a wallet shares makes no connection; it is told that there is none. */
async function refuse(wallet: SolanaWallet): Promise<PorticoError> {
  const addresses = parseAccounts(wallet.accounts)
  if (addresses?.length === 0) return new PorticoError('wallet.noAccounts')
  await disconnectWallet(wallet)
  return new PorticoError(addresses ? 'wallet.badChain' : 'wallet.badAccount')
}
