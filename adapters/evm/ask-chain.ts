import { numberToHex } from 'viem'
import type { Config } from 'wagmi'
import { parseChainId } from './parse.ts'
import type { WagmiConnector } from './report.ts'

/** The chain on which wagmi knows a connection to be; undefined where it does not stand. */
export const chainKnown = (config: Config, { uid }: WagmiConnector): number | undefined =>
  config.state.connections.get(uid)?.chainId

/**
 * Asks a wallet on which chain it is, for those that change it without saying so, and tells wagmi. Resolves with
 * the chain that is known then; a wallet that does not answer rightly changes nothing.
 */
export async function askChain(config: Config, connector: WagmiConnector): Promise<number | undefined> {
  const before = chainKnown(config, connector)
  const answer = parseChainId(await connector.getChainId().catch(() => undefined))
  // Where the wallet has reported a chain since, its answer is the older of the two.
  if (answer !== undefined && answer !== before && chainKnown(config, connector) === before)
    connector.onChainChanged(numberToHex(answer))
  return chainKnown(config, connector)
}
