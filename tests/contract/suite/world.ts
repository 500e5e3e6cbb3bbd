import { expect } from 'vitest'
import type { CaipNetworkId } from '../../../core/caip.ts'
import type { ConnectorType } from '../../../core/connector.ts'
import { type ErrorCode, PorticoError } from '../../../core/errors.ts'
import type { Network } from '../../../core/network.ts'
import type { WalletAdapter } from '../../../machines/ports.ts'
import { failureOf, patient, watching } from '../watching.ts'

/** How a wallet answers what it would ask its user. */
export type Answer = 'approve' | 'reject' | 'pending' | 'hang' | 'ask' | { throw: unknown }

/** How wallets refuse when they are asked for accounts, and the failure that results. */
export type Refusals = readonly (readonly [Answer, ErrorCode])[]

/** A page with one real wallet in it, and an adapter that knows the wallet. */
export interface World extends AsyncDisposable {
  adapter: WalletAdapter
  connectorId: string
  type: ConnectorType
  /** Whether the wallet is taken to go to any network of its namespace. */
  goesAnywhere: boolean
  /** The wallet's accounts: the first is selected. */
  addresses: readonly [string, string, string]
  /** The wallet is on the first. */
  networks: readonly [CaipNetworkId, CaipNetworkId]
  /** The same, as the dApp configures them. */
  configured: readonly [Network, Network]
  /** A token of which each address has some on both networks: Sandbox Dollars, of six decimals. */
  token: string
  /** Where the wallet is once the dApp has taken the network away that it was on, which was the second. */
  afterRemoval: CaipNetworkId
  /** A network that the wallet can be on and the dApp has not configured. */
  unknownNetwork: CaipNetworkId
  wallet: {
    behave(answer: Answer): void
    /** Resolves once the wallet shows its user a request. */
    asked(): Promise<unknown>
    /** The user says yes, to these accounts. */
    approve(accounts?: readonly string[]): void
    switchAccount(index: 0 | 1 | 2): void
    /** The wallet says that it shares these accounts, in this order. */
    share(addresses: readonly string[]): void
    /** The user moves the wallet to a network. */
    switchNetwork(network: CaipNetworkId): void
    /** From now on the wallet does not go to this network when asked. Resolves with the reason that it gives. */
    refuse(network: CaipNetworkId): Promise<ErrorCode>
    /** The user disconnects the dApp in the wallet. */
    revoke(): void
  }
  /** Puts another wallet into the page, there after a reload as well, which says yes to everything. */
  second(): string
  verify(signed: { address: string; message: string; signature: string }): Promise<boolean>
  /** The page as it is after a reload: the same storage, the same wallet, a new adapter. */
  reload(): Promise<WalletAdapter>
}

/** Opens a page; `'first'`: the dApp has configured the first network alone. */
export type Open = (configured?: 'first') => Promise<World>

/** The code of the `PorticoError` that a promise is rejected with. */
export const codeOf = async (promise: Promise<unknown>) => {
  const cause = await failureOf(promise)
  expect(cause).toBeInstanceOf(PorticoError)
  return cause instanceof PorticoError ? cause.code : undefined
}

/** A page whose wallet is connected, and says yes to whatever it is asked. */
export async function connected(open: Open, configured?: 'first') {
  const world = await open(configured)
  const { adapter, connectorId } = world
  const watch = watching(adapter)
  await watch.until(({ connectors }) => connectors.some(({ id }) => id === connectorId))
  world.wallet.behave('approve')
  const connection = await adapter.connect({ connectorId }, patient())
  return { ...world, world, watch, connection }
}
