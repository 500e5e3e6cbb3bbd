import type { CreateConnectorFn } from 'wagmi'
import { type AuthWallet, authId, wasUsed } from './wallet.ts'

/** wagmi's connector to an embedded wallet. All that it does is fetched when it is first asked for. */
export const authConnector =
  (wallet: AuthWallet): CreateConnectorFn =>
  (config) => {
    const connection = async () => (await import('./evm-connection.ts')).connectionOf(wallet, config)
    const ignore = () => undefined
    return {
      id: authId,
      name: wallet.name,
      type: 'AUTH',
      connect: async (parameters) => (await connection()).connect(parameters),
      disconnect: async () => (await connection()).disconnect(),
      getAccounts: async () => (await connection()).accounts,
      getChainId: async () => (await connection()).chainId,
      // wagmi asks for it on every page, connected or not.
      getProvider: async () => (wasUsed() ? (await connection()).provider : undefined),
      isAuthorized: async () => wasUsed() && (await connection()).isAuthorized(),
      switchChain: async ({ chainId }) => (await connection()).switchChain(chainId),
      onAccountsChanged: ignore,
      onChainChanged: ignore,
      onDisconnect: ignore,
    }
  }
