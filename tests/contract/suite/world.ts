import { expect } from 'vitest'
import type { CaipNetworkId } from '../../../core/caip.ts'
import type { ConnectorType } from '../../../core/connector.ts'
import { type ErrorCode, PorticoError } from '../../../core/errors.ts'
import type { Network } from '../../../core/network.ts'
import type { WalletAdapter } from '../../../machines/ports.ts'
import { failureOf, patient, watching } from '../watching.ts'

/** How a wallet answers instead of asking its user. */
export type Answer = 'approve' | 'reject' | 'pending' | 'hang' | 'ask' | { throw: unknown }

/** How wallets refuse to share accounts, and the resulting failure. */
export type Refusals = readonly (readonly [Answer, ErrorCode])[]

/** A page with one real wallet in it, and an adapter that knows the wallet. */
export interface World extends AsyncDisposable {
  adapter: WalletAdapter
  connectorId: string
  type: ConnectorType
  /** Whether the wallet is assumed to support any network of its namespace. */
  goesAnywhere: boolean
  /** The wallet's accounts: the first is selected. */
  addresses: readonly [string, string, string]
  /** The wallet is on the first. */
  networks: readonly [CaipNetworkId, CaipNetworkId]
  /** The same, as the dApp configures them. */
  configured: readonly [Network, Network]
  /** A token that each address holds on both networks: Sandbox Dollars, with six decimals. */
  token: string
  /** Where the wallet is once the dApp has removed its network, which was the second. */
  afterRemoval: CaipNetworkId
  /** A network that the wallet supports and the dApp has not configured. */
  unknownNetwork: CaipNetworkId
  wallet: {
    behave(answer: Answer): void
    /** Resolves once the wallet shows its user a request. */
    asked(): Promise<unknown>
    /** The user approves, with these accounts. */
    approve(accounts?: readonly string[]): void
    switchAccount(index: 0 | 1 | 2): void
    /** The wallet reports that it shares these accounts, in this order. */
    share(addresses: readonly string[]): void
    /** The user switches the wallet to a network. */
    switchNetwork(network: CaipNetworkId): void
    /** From now on the wallet refuses to switch to this network. Resolves with its reason. */
    refuse(network: CaipNetworkId): Promise<ErrorCode>
    /** The user disconnects the dApp in the wallet. */
    revoke(): void
  }
  /** Adds another wallet to the page, also after a reload, which approves everything. */
  second(): string
  verify(signed: { address: string; message: string; signature: string }): Promise<boolean>
  /** The page as it is after a reload: the same storage, the same wallet, a new adapter. */
  reload(): Promise<WalletAdapter>
}

/** Opens a page; `'first'`: the dApp has configured only the first network. */
export type Open = (configured?: 'first') => Promise<World>

/** The code of the `PorticoError` that a promise is rejected with. */
export const codeOf = async (promise: Promise<unknown>) => {
  const cause = await failureOf(promise)
  expect(cause).toBeInstanceOf(PorticoError)
  return cause instanceof PorticoError ? cause.code : undefined
}

/** A page whose wallet is connected, and approves every request. */
export async function connected(open: Open, configured?: 'first') {
  const world = await open(configured)
  const { adapter, connectorId } = world
  const watch = watching(adapter)
  await watch.until(({ connectors }) => connectors.some(({ id }) => id === connectorId))
  world.wallet.behave('approve')
  const connection = await adapter.connect({ connectorId }, patient())
  return { ...world, world, watch, connection }
}
