import { arbitrum, mainnet, polygon } from 'portico/networks'
import { type Chain, getDefaultConfig } from 'portico/rainbowkit'
import { type Config, http, useChainId, useConfig, useSwitchChain } from 'wagmi'

export const config = getDefaultConfig({
  appName: 'dApp',
  projectId: 'p',
  chains: [mainnet, { ...arbitrum, iconUrl: 'https://dapp.test/arbitrum.png' }],
  transports: { [mainnet.id]: http() },
})
type Own = typeof config

/** The type of a wagmi hook's `config` after `declare module 'wagmi' { interface Register { config: Own } }`. */
export function Page() {
  const chainId: 1 | 42161 = useChainId<Own>()
  // @ts-expect-error: it may be another network
  const first: 1 = useChainId<Own>()
  const { switchChain, chains } = useSwitchChain<Own>()
  switchChain({ chainId: arbitrum.id })
  // @ts-expect-error: not one of the app's networks
  switchChain({ chainId: polygon.id })
  const pair: 2 = chains.length
  const own: 1 = useConfig<Own>().chains[0].id
  return [chainId, first, pair, own].join()
}

export const client: { chain: { id: 42161 } } = config.getClient({ chainId: 42161 })
/** A function that accepts any config accepts this one. Without literal networks, the ids are plain numbers. */
export const anyOf = (): Config[] => [config]
const listed: [Chain, ...Chain[]] = [mainnet, arbitrum]
export const id: number = getDefaultConfig({ appName: 'dApp', projectId: 'p', chains: listed }).chains[0].id

// @ts-expect-error: a config needs at least one network
getDefaultConfig({ appName: 'dApp', projectId: 'p', chains: [] })
