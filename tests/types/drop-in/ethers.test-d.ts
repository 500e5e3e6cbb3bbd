import type { Eip1193Provider } from 'ethers'
import { BrowserProvider } from 'ethers'
import { EthersAdapter } from 'portico/adapters/ethers'
import { Ethers5Adapter } from 'portico/adapters/ethers5'
import { createAppKit, useAppKitProvider } from 'portico/appkit'
import { mainnet } from 'portico/networks'

// As users of AppKit write it with ethers.
export const modal = createAppKit({ adapters: [new EthersAdapter()], networks: [mainnet], projectId: 'p' })
export const previous = createAppKit({ adapters: [new Ethers5Adapter()], networks: [mainnet], projectId: 'p' })

export async function useSigner() {
  const { walletProvider } = useAppKitProvider<Eip1193Provider>('eip155')
  return (await new BrowserProvider(walletProvider).getSigner()).signMessage('Hello')
}
