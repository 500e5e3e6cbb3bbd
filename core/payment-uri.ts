import type { CaipNetworkId } from './caip.ts'
import { plainDecimal } from './decimal.ts'
import { namespaceDetails } from './namespace-details.ts'
import { type Namespace, namespaceDescriptors } from './namespaces.ts'

/** An account, and the network to be paid on. */
export interface Payee {
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
}

/**
 * The payment URI for an account's QR code: the scheme is the chain family's name (EIP-681, Solana Pay, BIP-21), and a
 * numeric chain id follows the address. The address is unchanged, including its checksum [receive-address].
 */
export function paymentUri({ namespace, address, caipNetworkId }: Payee): string {
  const scheme = namespaceDetails[namespace].signInName.toLowerCase()
  const chain = namespaceDescriptors[namespace].hasNumericIds ? `@${caipNetworkId.slice(namespace.length + 1)}` : ''
  return `${scheme}:${address}${chain}`
}

/** The longest text that is parsed. */
const longestUri = 2_048

/** A payment request from a QR code or a copied text. */
export interface PaymentRequest {
  /** The receiver, as written. */
  to: string
  /** The token's contract or mint; the native currency by default. */
  token?: string
  /** The amount in the smallest unit (EIP-681). */
  units?: string
  /** The amount as a plain decimal (Solana Pay). */
  amount?: string
}

/** The most decimal digits of a 256-bit number. */
const mostDigits = 78

/** A query parameter that occurs once; null if it occurs more than once. */
function only(query: URLSearchParams, name: string): string | undefined | null {
  const all = query.getAll(name)
  return all.length > 1 ? null : all[0]
}

/** EIP-681: a transfer of the currency, or a call of a token's `transfer`. Other calls are rejected. */
function evmRequest(target: string, call: string | undefined, query: URLSearchParams, form: RegExp) {
  if (call !== undefined && call !== 'transfer') return undefined
  const [to, number] =
    call === undefined ? [target, only(query, 'value')] : [only(query, 'address'), only(query, 'uint256')]
  if (!form.test(target) || !to || !form.test(to) || number === null) return undefined
  const units = number === undefined ? undefined : wholeNumber(number)
  if (number !== undefined && units === undefined) return undefined
  return { to, ...(call && { token: target }), ...(units !== undefined && { units }) }
}

/** An integer, which EIP-681 allows to have a decimal point and an exponent. */
function wholeNumber(number: string): string | undefined {
  const whole = plainDecimal(number)
  return whole !== undefined && /^\d+$/.test(whole) && whole.length <= mostDigits ? whole : undefined
}

/**
 * Solana Pay: a transfer of SOL or of a token, with the amount in whole units. Without the memo or the references that a
 * request names, the payee could not tell whose payment it is.
 */
function solanaRequest(to: string, call: string | undefined, query: URLSearchParams, form: RegExp) {
  const [token, amount] = [only(query, 'spl-token'), only(query, 'amount')]
  if (call !== undefined || !form.test(to) || token === null || amount === null) return undefined
  if (query.has('memo') || query.has('reference')) return undefined
  if ((token !== undefined && !form.test(token)) || (amount !== undefined && !/^\d+(?:\.\d+)?$/.test(amount)))
    return undefined
  return { to, ...(token !== undefined && { token }), ...(amount !== undefined && { amount }) }
}

/**
 * Parses a payment URI, or a CAIP-10 account id; undefined if the text is neither, is for another namespace or network
 * than the account's, or requests anything but a transfer.
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
