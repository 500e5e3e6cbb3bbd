import type { Chain } from 'viem'
import { walletError } from '../wallet-error.ts'
import { chainPictures, toHex } from './chains.ts'

/**
 * As answers to a switch, these codes also mean an unknown chain [network-unknown-added], although 5000 is a rejection
 * elsewhere. The user can still reject adding it.
 */
const unknown = { 5000: 'wallet.chainUnknown', 32603: 'wallet.chainUnknown' } as const

interface Asked {
  request(call: { method: string; params?: unknown }): Promise<unknown>
}

/**
 * Asks a wallet to switch to a chain, and to add the chain if it does not know it.
 * @param isThere Whether the wallet is already on the chain: some switch when they add it.
 */
export async function requestChain(provider: Asked, chain: Chain, isThere: () => Promise<boolean>): Promise<void> {
  const ask = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: toHex(chain.id) }] })
  try {
    await ask()
  } catch (cause) {
    if (walletError(cause, unknown).code !== 'wallet.chainUnknown') throw cause
    await provider.request({ method: 'wallet_addEthereumChain', params: [descriptionOf(chain)] })
    if (!(await isThere())) await ask()
  }
}

/** EIP-3085. The nodes and explorers are the network's own, never those with a project's id. */
function descriptionOf(chain: Chain) {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers } = chain
  const picture = chainPictures.get(chain)
  return {
    chainId: toHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
    // A picture that the wallet can't load may keep it from adding the chain.
    ...(picture?.startsWith('https://') && { iconUrls: [picture] }),
  }
}
