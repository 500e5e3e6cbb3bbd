/**
 * A dApp that registers its config with wagmi's types: it compiles only if the hooks' types have the ids of its
 * networks.
 */
export const registeredDapp = `import { arbitrum, mainnet } from 'portico/networks'
import { connectorsForWallets, createConfig, getDefaultConfig } from 'portico/rainbowkit'
import { metaMaskWallet } from 'portico/rainbowkit/wallets'
import { http, useChainId, useSwitchChain } from 'wagmi'

const app = { appName: 'dApp', projectId: 'p' }
export const config = getDefaultConfig({ ...app, chains: [mainnet, arbitrum], transports: { [mainnet.id]: http() } })
const connectors = connectorsForWallets([{ groupName: 'One', wallets: [metaMaskWallet] }], app)
export const other: 42161 = createConfig({ chains: [arbitrum], connectors }).chains[0].id

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}

export function usePage() {
  const chainId: 1 | 42161 = useChainId()
  // @ts-expect-error: it may be another one
  const first: 1 = useChainId()
  const { switchChain } = useSwitchChain()
  switchChain({ chainId: 42161 })
  // @ts-expect-error: not one of the app's networks
  switchChain({ chainId: 137 })
  return [chainId, first]
}
`
