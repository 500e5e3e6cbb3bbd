import { createAppKit } from '@reown/appkit/react'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { networks } from './networks'

createAppKit({
  adapters: [new EthersAdapter()],
  networks: [...networks],
  projectId: 'b56e18d47c72ab683b10814fe9495694',
  metadata: { name: 'A dApp', description: 'It came from AppKit', url: window.location.origin, icons: [] },
  features: { email: false, socials: false },
})
