import type { AppKitOptions } from '../handle/options.ts'

/** What RainbowKit's users tell WalletConnect's client; what is named here counts, and the client of Portico's decides the rest. */
export interface RainbowKitWalletConnectParameters extends Readonly<Record<string, unknown>> {
  metadata?: Partial<NonNullable<AppKitOptions['metadata']>> | undefined
  relayUrl?: string | undefined
}

/** How RainbowKit's users describe their app. */
export interface AppDescription {
  appName: string
  appDescription?: string | undefined
  appUrl?: string | undefined
  appIcon?: string | undefined
  /** The project's id, for wallets that are reached by a code. */
  projectId: string
  walletConnectParameters?: RainbowKitWalletConnectParameters | undefined
  /** Where the project's services are, as `createAppKit` has it. */
  endpoints?: AppKitOptions['endpoints'] | undefined
}

/** An app's description in the words of `createAppKit`. */
export function appOptions({
  appName,
  appDescription = '',
  appUrl,
  appIcon,
  projectId,
  walletConnectParameters = {},
  endpoints,
}: AppDescription): Pick<AppKitOptions, 'projectId' | 'metadata' | 'endpoints'> {
  const url = appUrl ?? (typeof window === 'undefined' ? '' : location.origin)
  const { metadata: told, relayUrl: relay } = walletConnectParameters
  const metadata = { name: appName, description: appDescription, url, icons: appIcon ? [appIcon] : [], ...told }
  return { projectId, metadata, ...((endpoints || relay) && { endpoints: { ...(relay && { relay }), ...endpoints } }) }
}
