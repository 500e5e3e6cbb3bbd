import type { CreateConnectorFn } from 'wagmi'
import type { AppKitOptions, CustomWallet } from '../handle/options.ts'
import type { RainbowKitWalletConnectParameters } from './app-options.ts'
import type { Wallet, WalletList, WalletParameters } from './wallet-types.ts'

/** Connectors that stand for the code that any wallet can scan. */
const codes = new WeakSet<CreateConnectorFn>()

const elsewhere = 'A wallet of getWalletConnectConnector is made by connectorsForWallets or getDefaultConfig.'

interface GetWalletConnectConnectorParameters {
  projectId: string
  walletConnectParameters?: RainbowKitWalletConnectParameters | undefined
}

/** Has a wallet of the app's own reached by the code, or its app opened by a link. */
export const getWalletConnectConnector =
  (_parameters: GetWalletConnectConnectorParameters): NonNullable<Wallet['createConnector']> =>
  () => {
    const code: CreateConnectorFn = () => {
      throw new Error(elsewhere)
    }
    codes.add(code)
    return code
  }

/** The address of a wallet's app, as it stands before the code that is handed to it. */
function mobileLinkOf({ mobile }: Wallet): string | undefined {
  const uri = mobile?.getUri?.('wc:')
  return typeof uri === 'string' ? /^(.+\/)wc\?uri=/.exec(uri)?.[1] : undefined
}

function customOf(wallet: Wallet): CustomWallet {
  const { id, name, iconUrl, rdns, downloadUrls = {} } = wallet
  const { ios, android, chrome, browserExtension = chrome } = downloadUrls
  const mobileLink = mobileLinkOf(wallet)
  return {
    ...{ id, name },
    ...(typeof iconUrl === 'string' && { image_url: iconUrl }),
    ...(rdns && { rdns }),
    ...(mobileLink && { mobile_link: mobileLink }),
    ...(ios && { app_store: ios }),
    ...(android && { play_store: android }),
    ...(browserExtension && { chrome_store: browserExtension }),
  }
}

/** What a list of wallets comes to. */
export interface WalletOptions {
  /** The app's own connectors, for the wagmi config. */
  connectors: readonly CreateConnectorFn[]
  options: Pick<AppKitOptions, 'featuredWalletIds' | 'customWallets' | 'allWallets' | 'features'>
}

/**
 * The options that a list of wallets stands for: those of the directory are featured, and those that the app describes are its
 * own, all of them in its groups. Only where `walletConnectWallet` is listed is the rest of the directory offered. What is installed in
 * the browser is listed in any case.
 */
export function walletOptions(list: WalletList, parameters: WalletParameters): WalletOptions {
  const groups = list.map(({ groupName, wallets }) => ({
    name: groupName,
    wallets: wallets.map((create) => create(parameters)).filter(({ hidden }) => !hidden?.()),
  }))
  const shown = groups.flatMap(({ wallets }) => wallets)
  const connectors: CreateConnectorFn[] = []
  const custom: CustomWallet[] = []
  for (const wallet of shown) {
    const { id, name, createConnector } = wallet
    const connector = createConnector?.({ rkDetails: { id, name } })
    if (!connector) continue
    if (codes.has(connector)) custom.push(customOf(wallet))
    else connectors.push(connector)
  }
  const ids = shown.flatMap(({ directoryId, createConnector }) =>
    directoryId && !createConnector ? [directoryId] : [],
  )
  if (shown.length === 0) return { connectors, options: {} }
  const anyAt = shown.findIndex(({ id }) => id === 'walletConnect')
  return {
    connectors,
    options: {
      featuredWalletIds: [...new Set(ids)],
      customWallets: custom,
      allWallets: anyAt < 0 ? 'HIDE' : 'SHOW',
      features: {
        walletGroups: groups.map(({ name, wallets }) => ({
          name,
          ids: wallets.map(({ id, directoryId, createConnector }) => (createConnector ? id : (directoryId ?? id))),
        })),
        ...(anyAt > 0 && { connectorTypeOrder: ['recent', 'injected', 'external', 'walletConnect'] }),
      },
    },
  }
}
