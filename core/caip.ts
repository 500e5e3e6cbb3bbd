import { PorticoError } from './errors.ts'
import { isNamespace, type Namespace } from './namespaces.ts'

export type { Namespace }

/** CAIP-2: `namespace:reference`. */
export type CaipNetworkId = `${Namespace}:${string}`
/** CAIP-10: `namespace:reference:address`. */
export type CaipAddress = `${Namespace}:${string}:${string}`

/**
 * Splits a CAIP-2 id in its two parts [id-caip2].
 * @throws `caip.network` ('Invalid CAIP-2 network id') unless there are exactly two non-empty parts, the first a known namespace.
 */
export function parseCaipNetworkId(value: string): { namespace: Namespace; reference: string } {
  const [namespace = '', reference = '', ...rest] = value.split(':')
  if (!isNamespace(namespace) || reference === '' || rest.length > 0) throw new PorticoError('caip.network', { value })
  return { namespace, reference }
}

/**
 * Splits a CAIP-10 account id in its three parts [id-caip10].
 * @throws `caip.account` ('Invalid CAIP-10 address') unless there are exactly three non-empty parts, the first a known namespace.
 */
export function parseCaipAddress(value: string): { namespace: Namespace; reference: string; address: string } {
  const [namespace = '', reference = '', address = '', ...rest] = value.split(':')
  if (!isNamespace(namespace) || reference === '' || address === '' || rest.length > 0)
    throw new PorticoError('caip.account', { value })
  return { namespace, reference, address }
}

export const isCaipNetworkId = (value: string): value is CaipNetworkId => passes(() => parseCaipNetworkId(value))

export const isCaipAddress = (value: string): value is CaipAddress => passes(() => parseCaipAddress(value))

/** Joins a CAIP-2 id and a plain address to a CAIP-10 account id. */
export const caipAddressOf = (network: CaipNetworkId, address: string): CaipAddress => `${network}:${address}`

function passes(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}
