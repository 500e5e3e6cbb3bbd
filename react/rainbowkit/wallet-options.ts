import type { CreateConnectorFn } from 'wagmi'
import type { AppKitOptions, CustomWallet } from '../handle/options.ts'
import type { RainbowKitWalletConnectParameters } from './app-options.ts'
import type { Wallet, WalletList, WalletParameters } from './wallet-types.ts'

/** Connectors that stand for the code, which any wallet can scan. */
const codes = new WeakSet<CreateConnectorFn>()

const elsewhere = 'A wallet of getWalletConnectConnector is made by connectorsForWallets or getDefaultConfig.'

interface GetWalletConnectConnectorParameters {
  projectId: string
  walletConnectParameters?: RainbowKitWalletConnectParameters | undefined
}

/** Creates a connector for the app's own wallet that connects by the code, or by a link to its app. */
export const getWalletConnectConnector =
  (_parameters: GetWalletConnectConnectorParameters): NonNullable<Wallet['createConnector']> =>
  () => {
    const code: CreateConnectorFn = () => {
      throw new Error(elsewhere)
    }
    codes.add(code)
    return code
  }

/** The prefix of a wallet's deep link, which the code follows. */
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

/** The result of converting a list of wallets. */
export interface WalletOptions {
  /** The app's own connectors, for the wagmi config. */
  connectors: readonly CreateConnectorFn[]
  options: Pick<AppKitOptions, 'featuredWalletIds' | 'customWallets' | 'allWallets' | 'features'>
}

/**
 * Converts a list of wallets to options. Wallets of the directory are featured, those that the app defines become
 * custom wallets, and all keep their groups. The rest of the directory is offered only if `walletConnectWallet` is
 * listed. Installed wallets are always listed.
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
