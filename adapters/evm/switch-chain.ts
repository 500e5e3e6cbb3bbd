import type { Chain } from 'viem'
import type { Config } from 'wagmi'
import { PorticoError } from '../../core/errors.ts'
import { walletError } from '../wallet-error.ts'
import { askChain, chainKnown } from './ask-chain.ts'
import { toHex } from './chains.ts'
import { isProvider } from './parse.ts'
import type { WagmiConnector } from './report.ts'

/**
 * Asks a wallet for another chain; adds the chain first where the wallet does not know it. Done when the wallet
 * reports the chain, whatever became of the request (DESIGN 5): a wallet that says yes and stays is waited for.
 * @throws `wallet.notConnected` when the connection ends meanwhile, or what the wallet answered.
 */
export async function switchChain(config: Config, connector: WagmiConnector, chain: Chain, signal: AbortSignal) {
  const known = () => chainKnown(config, connector)
  if (known() === chain.id) return

  const { promise: reported, resolve, reject } = Promise.withResolvers<void>()
  const unsubscribe = config.subscribe(known, (now) => {
    if (now === chain.id) resolve()
    if (now === undefined) reject(new PorticoError('wallet.notConnected'))
  })
  signal.addEventListener('abort', unsubscribe, { once: true })

  const asked = request(config, connector, chain).catch(async (cause) => {
    if ((await askChain(config, connector)) !== chain.id) throw cause
  })
  const settled = asked.then(async () => {
    await askChain(config, connector)
    await reported
  })

  try {
    await Promise.race([reported, settled])
  } finally {
    unsubscribe()
  }
}

/** FACTS 17: in answer to a switch these mean it as well, though 5000 is a rejection elsewhere. Whoever rejects can again. */
const unknown = { 5000: 'wallet.chainUnknown', 32603: 'wallet.chainUnknown' } as const

/** wagmi's own switch for injected wallets knows fewer ways to say 4902, and calls every failure to add a rejection. */
async function request(config: Config, connector: WagmiConnector, chain: Chain): Promise<void> {
  const provider = connector.type === 'injected' ? await connector.getProvider() : undefined
  if (!isProvider(provider)) {
    if (!connector.switchChain) throw new PorticoError('wallet.switchUnsupported')
    await connector.switchChain({ chainId: chain.id })
    return
  }

  const ask = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: toHex(chain.id) }] })
  try {
    await ask()
  } catch (cause) {
    if (walletError(cause, unknown).code !== 'wallet.chainUnknown') throw cause
    await provider.request({ method: 'wallet_addEthereumChain', params: [descriptionOf(chain)] })
    if ((await askChain(config, connector)) !== chain.id) await ask()
  }
}

/** EIP-3085. Nodes and explorers are the network's own, never those that carry a project's id. */
const descriptionOf = ({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) => ({
  chainId: toHex(id),
  chainName: name,
  nativeCurrency,
  rpcUrls: rpcUrls.default.http,
  ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
})
