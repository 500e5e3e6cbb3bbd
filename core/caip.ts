import { PorticoError } from './errors.ts'
import { isNamespace, type Namespace } from './namespaces.ts'

export type { Namespace }

/** CAIP-2: `namespace:reference`. */
export type CaipNetworkId = `${Namespace}:${string}`
/** CAIP-10: `namespace:reference:address`. */
export type CaipAddress = `${Namespace}:${string}:${string}`

/** The parts of an id; undefined unless there are `count`, none is empty, and the first is a namespace [id-caip2] [id-caip10]. */
export function partsOf(value: string, count: number): readonly [Namespace, ...string[]] | undefined {
  const [namespace = '', ...rest] = value.split(':')
  return isNamespace(namespace) && rest.length === count - 1 && !rest.includes('') ? [namespace, ...rest] : undefined
}

/**
 * Splits a CAIP-2 id into its two parts [id-caip2].
 * @throws `caip.network` ('Invalid CAIP-2 network id') unless there are exactly two non-empty parts, the first a known
 * namespace.
 */
export function parseCaipNetworkId(value: string): { namespace: Namespace; reference: string } {
  const [namespace, reference = ''] = partsOf(value, 2) ?? []
  if (!namespace) throw new PorticoError('caip.network', { value })
  return { namespace, reference }
}

export const isCaipNetworkId = (value: string): value is CaipNetworkId => partsOf(value, 2) !== undefined

/** Joins a CAIP-2 id and a plain address to a CAIP-10 account id. */
export const caipAddressOf = (network: CaipNetworkId, address: string): CaipAddress => `${network}:${address}`
