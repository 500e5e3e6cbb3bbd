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

/** The longest text that is looked at for an address. */
const longestUri = 2_048

/**
 * The address that a payment's URI asks to pay, or that an account's identifier names (CAIP-10), as it stands there; undefined
 * where the text is none of the account's namespace and network. What else it asks for is the user's to say.
 */
export function readPaymentUri(
  text: string,
  { namespace, caipNetworkId }: Pick<Payee, 'namespace' | 'caipNetworkId'>,
): string | undefined {
  const { signInName, address: form } = namespaceDetails[namespace]
  const scheme = signInName.toLowerCase()
  const uri = text.trim()
  if (uri.length > longestUri) return undefined
  if (uri.startsWith(`${caipNetworkId}:`)) {
    const account = uri.slice(caipNetworkId.length + 1)
    return form.test(account) ? account : undefined
  }
  if (!uri.toLowerCase().startsWith(`${scheme}:`)) return undefined
  const [, address = '', chain] = /^(?:pay-)?([^@?/]+)(?:@([^?/]+))?/.exec(uri.slice(scheme.length + 1)) ?? []
  if (chain !== undefined && caipNetworkId !== `${namespace}:${chain}`) return undefined
  return form.test(address) ? address : undefined
}
