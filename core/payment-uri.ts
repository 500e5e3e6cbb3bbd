import type { CaipNetworkId } from './caip.ts'
import { plainDecimal } from './decimal.ts'
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

/** What a code, or a text that was copied, asks to be paid. */
export interface PaymentRequest {
  /** Who receives it, as it stands there. */
  to: string
  /** The contract or mint of what is paid; the network's own currency unless given. */
  token?: string
  /** How much in the smallest unit (EIP-681). */
  units?: string
  /** How much as a plain decimal (Solana Pay). */
  amount?: string
}

/** As many digits as 256 bits can have. */
const mostDigits = 78

/** What a query says once; null where it says it more than once. */
function only(query: URLSearchParams, name: string): string | undefined | null {
  const all = query.getAll(name)
  return all.length > 1 ? null : all[0]
}

/** EIP-681: a transfer of the currency, or a call of a token's `transfer`. Any other call is no transfer. */
function evmRequest(target: string, call: string | undefined, query: URLSearchParams, form: RegExp) {
  if (call !== undefined && call !== 'transfer') return undefined
  const [to, number] =
    call === undefined ? [target, only(query, 'value')] : [only(query, 'address'), only(query, 'uint256')]
  if (!form.test(target) || !to || !form.test(to) || number === null) return undefined
  const units = number === undefined ? undefined : wholeNumber(number)
  if (number !== undefined && units === undefined) return undefined
  return { to, ...(call && { token: target }), ...(units !== undefined && { units }) }
}

/** A whole number, which EIP-681 lets be written with a point and an exponent. */
function wholeNumber(number: string): string | undefined {
  const whole = plainDecimal(number)
  return whole !== undefined && /^\d+$/.test(whole) && whole.length <= mostDigits ? whole : undefined
}

/** Solana Pay: a transfer of SOL or of a token, with the amount in whole ones of it. */
function solanaRequest(to: string, call: string | undefined, query: URLSearchParams, form: RegExp) {
  const [token, amount] = [only(query, 'spl-token'), only(query, 'amount')]
  if (call !== undefined || !form.test(to) || token === null || amount === null) return undefined
  if ((token !== undefined && !form.test(token)) || (amount !== undefined && !/^\d+(?:\.\d+)?$/.test(amount)))
    return undefined
  return { to, ...(token !== undefined && { token }), ...(amount !== undefined && { amount }) }
}

/**
 * What a payment's URI asks for, or an account's identifier names (CAIP-10); undefined where the text is none of the account's
 * namespace and network, or asks for another thing than a transfer.
 */
export function readPaymentUri(
  text: string,
  { namespace, caipNetworkId }: Pick<Payee, 'namespace' | 'caipNetworkId'>,
): PaymentRequest | undefined {
  const { signInName, address: form } = namespaceDetails[namespace]
  const scheme = signInName.toLowerCase()
  const uri = text.trim()
  if (uri.length > longestUri) return undefined
  if (uri.startsWith(`${caipNetworkId}:`)) {
    const account = uri.slice(caipNetworkId.length + 1)
    return form.test(account) ? { to: account } : undefined
  }
  if (!uri.toLowerCase().startsWith(`${scheme}:`)) return undefined
  const parts = /^(?:pay-)?([^@?/]+)(?:@([^?/]+))?(?:\/([^?]*))?(?:\?(.*))?$/is.exec(uri.slice(scheme.length + 1))
  if (!parts) return undefined
  const [, target = '', chain, call, query] = parts
  if (chain !== undefined && caipNetworkId !== `${namespace}:${chain}`) return undefined
  const read = namespaceDescriptors[namespace].hasNumericIds ? evmRequest : solanaRequest
  return read(target, call, new URLSearchParams(query), form)
}
