import type { Config } from 'wagmi'
import { type CaipNetworkId, parseCaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import { parseChainId } from './parse.ts'

/** @throws `network.unsupported` where it is no EVM chain. */
export function chainIdOf(caipNetworkId: CaipNetworkId): number {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  const chainId = parseChainId(reference)
  if (namespace !== 'eip155' || chainId === undefined) throw new PorticoError('network.unsupported')
  return chainId
}

/** @throws `chain.notConfigured` where the dApp did not name it. */
export function chainOf(config: Config, caipNetworkId: CaipNetworkId) {
  const chainId = chainIdOf(caipNetworkId)
  const chain = config.chains.find(({ id }) => id === chainId)
  if (!chain) throw new PorticoError('chain.notConfigured')
  return chain
}

/** A quantity as JSON-RPC writes it. */
export const toHex = (value: number | bigint): `0x${string}` => `0x${value.toString(16)}`
