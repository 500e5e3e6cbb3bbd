import type { AppKitOptions } from '../handle/options.ts'

/** How RainbowKit's users describe their app. */
export interface AppDescription {
  appName: string
  appDescription?: string | undefined
  appUrl?: string | undefined
  appIcon?: string | undefined
  /** The project's id, for wallets that are reached by a code. */
  projectId: string
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
  endpoints,
}: AppDescription): Pick<AppKitOptions, 'projectId' | 'metadata' | 'endpoints'> {
  const url = appUrl ?? (typeof window === 'undefined' ? '' : location.origin)
  const metadata = { name: appName, description: appDescription, url, icons: appIcon ? [appIcon] : [] }
  return { projectId, metadata, ...(endpoints && { endpoints }) }
}
