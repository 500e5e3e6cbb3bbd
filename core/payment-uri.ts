import type { CaipNetworkId } from './caip.ts'
import { namespaceDetails } from './namespace-details.ts'
import { type Namespace, namespaceDescriptors } from './namespaces.ts'

/** An account, and the network that it is asked to be paid on. */
export interface Payee {
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
}

/**
 * What a wallet reads from a code to pay an account: the scheme is the chain family's name (EIP-681, Solana Pay, BIP-21),
 * and a chain that is named by a number follows the address. The address stays as it was written, checksum and all
 * [receive-address].
 */
export function paymentUri({ namespace, address, caipNetworkId }: Payee): string {
  const scheme = namespaceDetails[namespace].signInName.toLowerCase()
  const chain = namespaceDescriptors[namespace].hasNumericIds ? `@${caipNetworkId.slice(namespace.length + 1)}` : ''
  return `${scheme}:${address}${chain}`
}

/** An address in groups that a person can compare one by one; joined, they are the address. */
export function addressGroups(address: string): string[] {
  const [prefix = ''] = /^0x/.exec(address) ?? []
  const groups = address.slice(prefix.length).match(/.{1,4}/gs) ?? []
  return prefix ? [prefix, ...groups] : groups
}
