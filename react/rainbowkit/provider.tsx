import { useContext, useState } from 'react'
import { useConfig } from 'wagmi'
import { PorticoError } from '../../core/errors.ts'
import type { AppKitOptions } from '../handle/options.ts'
import { createAppKit } from '../handle/singleton.ts'
import { AppKitProvider } from '../provider.tsx'
import { AuthenticationContext } from './authentication.tsx'
import { optionsOf } from './default-config.ts'
import type { RainbowKitProviderProps } from './provider-types.ts'
import { themeOptions } from './themes.ts'
import { tellUnheeded } from './unheeded.ts'

/** The options of the kit, of the config in the page and the provider's properties. @throws `adapter.notFound` for a config of another make. */
function optionsFor(made: AppKitOptions | undefined, props: RainbowKitProviderProps): AppKitOptions {
  if (!made) throw new PorticoError('adapter.notFound')
  const { theme, initialChain, appInfo } = props
  const { metadata, networks } = made
  const id = typeof initialChain === 'object' ? initialChain.id : initialChain
  const defaultNetwork = networks.find((network) => network.id === id)
  return {
    ...made,
    ...themeOptions(theme),
    ...(defaultNetwork && { defaultNetwork }),
    ...(metadata && { metadata: { ...metadata, name: appInfo?.appName ?? metadata.name } }),
  }
}

/** Holds the kit for the config of `getDefaultConfig`, within `WagmiProvider`. */
export function RainbowKitProvider(props: RainbowKitProviderProps) {
  const config = useConfig()
  const siweConfig = useContext(AuthenticationContext)
  const [kit] = useState(() => {
    if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') tellUnheeded(props)
    return createAppKit({ ...optionsFor(optionsOf(config), props), ...(siweConfig && { siweConfig }) })
  })
  return <AppKitProvider kit={kit}>{props.children}</AppKitProvider>
}
