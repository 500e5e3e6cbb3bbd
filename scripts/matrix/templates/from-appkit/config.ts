import type { AppKitNetwork } from '@reown/appkit/networks'
import { createAppKit } from '@reown/appkit/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { networks as own } from './networks'

const networks: [AppKitNetwork, ...AppKitNetwork[]] = [...own]
const projectId = 'b56e18d47c72ab683b10814fe9495694'

export const wagmiAdapter = new WagmiAdapter({ networks, projectId, ssr: false })

createAppKit({
  adapters: [wagmiAdapter],
  networks,
  defaultNetwork: networks[0],
  projectId,
  metadata: {
    name: 'A dApp',
    description: 'It came from AppKit',
    url: window.location.origin,
    icons: [`${window.location.origin}/icon.png`],
  },
  themeMode: 'light',
  themeVariables: { '--w3m-accent': '#0d6e4f', '--w3m-border-radius-master': '2px' },
  features: { analytics: true, email: false, socials: [] },
})
