import { WagmiAdapter } from 'portico/adapters/wagmi'
import { createAppKit } from 'portico/appkit'
import { networks } from './networks.js'

export const kit = createAppKit({ adapters: [new WagmiAdapter({ networks })], networks })
