// Written by `npm run docs` from docs/migrating-from-appkit.md, so that its examples compile.

import { WagmiAdapter } from 'portico/adapters/wagmi'
import { createAppKit } from 'portico/appkit'
import { type AppKitNetwork, arbitrum, mainnet } from 'portico/networks'

export const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, arbitrum]
export const adapter = new WagmiAdapter({ networks, projectId })
export const modal = createAppKit({ adapters: [adapter], networks, projectId, metadata })
