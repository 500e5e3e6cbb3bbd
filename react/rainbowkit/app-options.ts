import type { AppKitOptions } from '../handle/options.ts'

/**
 * RainbowKit's parameters for the WalletConnect client. The ones named here are used; Portico's client decides the
 * rest.
 */
export interface RainbowKitWalletConnectParameters extends Readonly<Record<string, unknown>> {
  metadata?: Partial<NonNullable<AppKitOptions['metadata']>> | undefined
  relayUrl?: string | undefined
}

/** How a RainbowKit app describes itself. */
export interface AppDescription {
  appName: string
  appDescription?: string | undefined
  appUrl?: string | undefined
  appIcon?: string | undefined
  /** The project's id, for wallets that connect by a code. */
  projectId: string
  walletConnectParameters?: RainbowKitWalletConnectParameters | undefined
  /** The base URLs of the services, as in `createAppKit`. */
  endpoints?: AppKitOptions['endpoints'] | undefined
}

/** Converts an app's description to options of `createAppKit`. */
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
