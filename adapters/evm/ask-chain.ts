import { numberToHex } from 'viem'
import type { Config } from 'wagmi'
import { parseChainId } from './parse.ts'
import type { WagmiConnector } from './report.ts'

/** The chain of a connection according to wagmi; undefined if it is not connected. */
export const chainKnown = (config: Config, { uid }: WagmiConnector): number | undefined =>
  config.state.connections.get(uid)?.chainId

/**
 * Asks a wallet for its chain, because some change it without an event, and updates wagmi. Resolves with the known
 * chain; invalid answers change nothing.
 */
export async function askChain(config: Config, connector: WagmiConnector): Promise<number | undefined> {
  const before = chainKnown(config, connector)
  const answer = parseChainId(await connector.getChainId().catch(() => undefined))
  // If the wallet has reported a chain since, its answer is outdated.
  if (answer !== undefined && answer !== before && chainKnown(config, connector) === before)
    connector.onChainChanged(numberToHex(answer))
  return chainKnown(config, connector)
}
