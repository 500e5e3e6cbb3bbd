import type { CreateConnectorFn } from 'wagmi'
import type { Link } from '../walletconnect/index.ts'

/** The links of connectors, by what wagmi hears them through. */
export const linked = new WeakMap<object, Link>()

const id = 'walletConnect'

/** wagmi's way to any wallet that speaks WalletConnect. All that it does is fetched when it is first asked for. */
export const linkedConnector =
  (link: Link): CreateConnectorFn =>
  (config) => {
    const half = async () => (await import('./link-connector.ts')).connectorOf(link, config)
    const follow = () =>
      void half().then(
        (here) => here.follow(),
        () => undefined,
      )
    linked.set(config.emitter, link)
    link.watchers.add(follow)
    return {
      id,
      name: 'WalletConnect',
      type: id,
      connect: async (parameters) => (await half()).connect(parameters),
      disconnect: async () => (await half()).disconnect(),
      getAccounts: async () => (await half()).accounts,
      getChainId: async () => (await half()).chainId,
      // wagmi asks for it on every page, connected or not.
      getProvider: async () =>
        link.session() || (await config.storage?.getItem('recentConnectorId')) === id
          ? (await half()).fetchProvider()
          : undefined,
      isAuthorized: async () => (await half()).isAuthorized(),
      switchChain: async (parameters) => (await half()).switchChain(parameters),
      onAccountsChanged: follow,
      onChainChanged: follow,
      onDisconnect: follow,
    }
  }
