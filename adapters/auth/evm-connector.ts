import type { CreateConnectorFn } from 'wagmi'
import { PorticoError } from '../../core/errors.ts'
import { type AuthWallet, authId, wasUsed } from './wallet.ts'

/** wagmi's connector to an embedded wallet. Its code loads on first use. */
export const authConnector =
  (wallet: AuthWallet): CreateConnectorFn =>
  (config) => {
    const connection = async () => {
      const { connectionOf } = await import('./evm-connection.ts').catch((cause: unknown) => {
        throw new PorticoError('adapter.failed', undefined, { cause })
      })
      return connectionOf(wallet, config)
    }
    const ignore = () => undefined
    return {
      id: authId,
      name: wallet.name,
      type: 'AUTH',
      connect: async (parameters) => (await connection()).connect(parameters),
      disconnect: async () => (await connection()).disconnect(),
      getAccounts: async () => (await connection()).accounts,
      getChainId: async () => (await connection()).chainId,
      // wagmi calls this on every page, connected or not.
      getProvider: async () => (wasUsed() ? (await connection()).provider : undefined),
      isAuthorized: async () => wasUsed() && (await connection()).isAuthorized(),
      switchChain: async ({ chainId }) => (await connection()).switchChain(chainId),
      onAccountsChanged: ignore,
      onChainChanged: ignore,
      onDisconnect: ignore,
    }
  }
