import type { Chain } from 'viem'
import type { Config } from 'wagmi'
import { PorticoError } from '../../core/errors.ts'
import { askChain, chainKnown } from './ask-chain.ts'
import { isProvider } from './provider.ts'
import type { WagmiConnector } from './report.ts'
import { requestChain } from './request-chain.ts'

/** How long to wait for the chain after the wallet's answer, in ms: some switch a moment later. */
const reportTimeout = 3_000

/**
 * Asks a wallet to switch to another chain; adds the chain first if the wallet does not know it. Resolves when the
 * wallet reports the chain, whatever became of the request [network-reported]. A wallet that approves but does not
 * switch gets a short time: it has nothing left to ask its user.
 * @throws `wallet.notConnected` if the connection ends meanwhile, or the wallet's error.
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

  let timer: ReturnType<typeof setTimeout> | undefined
  const asked = request(config, connector, chain).catch(async (cause) => {
    if ((await askChain(config, connector)) !== chain.id) throw cause
  })
  const settled = asked.then(async () => {
    await askChain(config, connector)
    timer = setTimeout(resolve, reportTimeout)
    await reported
  })

  try {
    await Promise.race([reported, settled])
  } finally {
    unsubscribe()
    clearTimeout(timer)
  }
}

/** The connector types whose wallets are asked here rather than by wagmi. */
const own = ['injected', 'walletConnect']

/**
 * wagmi's own switch for injected wallets recognizes fewer forms of 4902, and treats every failure to add a chain as a
 * rejection.
 */
async function request(config: Config, connector: WagmiConnector, chain: Chain): Promise<void> {
  const provider = own.includes(connector.type) ? await connector.getProvider() : undefined
  if (isProvider(provider))
    return requestChain(provider, chain, async () => (await askChain(config, connector)) === chain.id)
  if (!connector.switchChain) throw new PorticoError('wallet.switchUnsupported')
  await connector.switchChain({ chainId: chain.id })
}
