import { type CaipAddress, partsOf } from './caip.ts'
import { PorticoError } from './errors.ts'
import type { Namespace } from './namespaces.ts'

/**
 * Splits a CAIP-10 account id into its three parts [id-caip10].
 * @throws `caip.account` ('Invalid CAIP-10 address') unless there are exactly three non-empty parts, the first a known
 * namespace.
 */
export function parseCaipAddress(value: string): { namespace: Namespace; reference: string; address: string } {
  const [namespace, reference = '', address = ''] = partsOf(value, 3) ?? []
  if (!namespace) throw new PorticoError('caip.account', { value })
  return { namespace, reference, address }
}

export const isCaipAddress = (value: string): value is CaipAddress => partsOf(value, 3) !== undefined
