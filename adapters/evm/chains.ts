import type { Chain } from 'viem'
import { type CaipNetworkId, parseCaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import { parseChainId } from './parse.ts'

/** @throws `network.unsupported` for a network that is not EVM. */
export function chainIdOf(caipNetworkId: CaipNetworkId): number {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  const chainId = parseChainId(reference)
  if (namespace !== 'eip155' || chainId === undefined) throw new PorticoError('network.unsupported')
  return chainId
}

/** A quantity in the format of JSON-RPC. */
export const toHex = (value: number | bigint): `0x${string}` => `0x${value.toString(16)}`

/** The dApp's pictures of its chains, for wallets that don't have a chain. */
export const chainPictures = new WeakMap<Chain, string | undefined>()
