import type { CreateConnectorFn } from 'wagmi'
import type { Link } from '../walletconnect/index.ts'
import type { LinkConnector } from './link-connector.ts'

/** The links of connectors, by what wagmi hears them through. */
export const linked = new WeakMap<object, Link>()

/** wagmi's way to any wallet that speaks WalletConnect. All that it does is fetched when it is first asked for. */
export const linkedConnector =
  (link: Link): CreateConnectorFn =>
  (config) => {
    let coming: Promise<LinkConnector> | undefined
    const half = () => {
      coming ??= import('./link-connector.ts').then(
        (code) => new code.LinkConnector(link, config),
        (cause: unknown) => {
          coming = undefined
          throw cause
        },
      )
      return coming
    }
    const follow = () =>
      void half()
        .then((here) => here.follow())
        .catch(() => undefined)
    linked.set(config.emitter, link)
    link.watch(follow)
    return {
      id: 'walletConnect',
      name: 'WalletConnect',
      type: 'walletConnect',
      connect: async (parameters) => (await half()).connect(parameters),
      disconnect: async () => (await half()).disconnect(),
      getAccounts: async () => (await half()).accounts,
      getChainId: async () => (await half()).chainId,
      // wagmi asks for it on every page, connected or not.
      getProvider: async () => (link.session() || link.isRemembered() ? (await half()).fetchProvider() : undefined),
      isAuthorized: async () => (await half()).isAuthorized(),
      switchChain: async (parameters) => (await half()).switchChain(parameters),
      onAccountsChanged: follow,
      onChainChanged: follow,
      onDisconnect: () => void config.emitter.emit('disconnect'),
    }
  }
