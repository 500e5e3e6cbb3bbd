import { PorticoError } from './errors.ts'
import { isNamespace, type Namespace } from './namespaces.ts'

/**
 * Splits an address that may be in CAIP-10 form: without its namespace and network, plus the namespace.
 * @throws `caip.address` ('Invalid CAIP Address') if it is neither plain nor CAIP-10.
 */
export function plainAddress(said: string): { address: string; namespace?: Namespace } {
  const [namespace = '', reference, address, ...rest] = said.split(':')
  if (reference === undefined) return { address: said }
  if (!isNamespace(namespace) || !reference || !address || rest.length > 0) throw new PorticoError('caip.address')
  return { address, namespace }
}
