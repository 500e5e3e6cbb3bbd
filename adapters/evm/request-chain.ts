import type { Chain } from 'viem'
import { walletError } from '../wallet-error.ts'
import { chainPictures, toHex } from './chains.ts'

/** In answer to a switch these mean it as well [network-unknown-added], though 5000 is a rejection elsewhere. The user can reject again. */
const unknown = { 5000: 'wallet.chainUnknown', 32603: 'wallet.chainUnknown' } as const

interface Asked {
  request(call: { method: string; params?: unknown }): Promise<unknown>
}

/**
 * Asks a wallet for a chain, and has it add the chain where it does not know it.
 * @param isThere Whether the wallet is on the chain by now: some go there when they add it.
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

/** EIP-3085. Nodes and explorers are the network's own, never those that carry a project's id. */
function descriptionOf(chain: Chain) {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers } = chain
  const picture = chainPictures.get(chain)
  return {
    chainId: toHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
    // What a wallet could not fetch may keep it from adding the chain.
    ...(picture?.startsWith('https://') && { iconUrls: [picture] }),
  }
}
