import type { CreateConnectorFn } from 'wagmi'
import type { Link } from '../walletconnect/index.ts'

/** The links of connectors, by what wagmi hears them through. */
export const linked = new WeakMap<object, Link>()

const id = 'walletConnect'

/**
 * wagmi's connector to any wallet that speaks WalletConnect.
 * @param fetchCode loads all that it does, when it is first asked for.
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
      // wagmi asks for it on every page, connected or not.
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
