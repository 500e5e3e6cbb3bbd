import type { CreateConnectorFn } from 'wagmi'
import type { Link } from '../walletconnect/index.ts'

/** The links of connectors, by their wagmi emitters. */
export const linked = new WeakMap<object, Link>()

const id = 'walletConnect'

/**
 * wagmi's connector to any WalletConnect wallet.
 * @param fetchCode loads its implementation on first use.
 */
export const linkedConnector =
  (link: Link, fetchCode: () => Promise<typeof import('./link-connector.ts')>): CreateConnectorFn =>
  (config) => {
    const connector = async () => (await fetchCode()).connectorOf(link, config)
    const follow = () =>
      void connector().then(
        (loaded) => loaded.follow(),
        () => undefined,
      )
    linked.set(config.emitter, link)
    link.watchers.add(follow)
    return {
      id,
      name: 'WalletConnect',
      type: id,
      connect: async (parameters) => (await connector()).connect(parameters),
      disconnect: async () => (await connector()).disconnect(),
      getAccounts: async () => (await connector()).accounts,
      getChainId: async () => (await connector()).chainId,
      // wagmi calls this on every page, connected or not.
      getProvider: async () =>
        link.session() || (await config.storage?.getItem('recentConnectorId')) === id
          ? (await connector()).fetchProvider()
          : undefined,
      isAuthorized: async () => (await connector()).isAuthorized(),
      switchChain: async (parameters) => (await connector()).switchChain(parameters),
      onAccountsChanged: follow,
      onChainChanged: follow,
      onDisconnect: follow,
    }
  }
