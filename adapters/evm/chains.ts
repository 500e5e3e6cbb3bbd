import type { Chain } from 'viem'
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

/** A quantity as JSON-RPC writes it. */
export const toHex = (value: number | bigint): `0x${string}` => `0x${value.toString(16)}`

/** The dApp's pictures of its chains: for a wallet that does not know one. */
export const chainPictures = new WeakMap<Chain, string | undefined>()
