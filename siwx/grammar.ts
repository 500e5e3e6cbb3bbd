import { namespaceDetails } from '../core/namespace-details.ts'
import type { Namespace } from '../core/namespaces.ts'

// EIP-4361's ABNF, which builds on RFC 3986 and RFC 3339. None of these expressions backtracks over what it has
// matched.
const plain = String.raw`[\w.~!$&'()*+,;=-]`
const escaped = String.raw`%[\dA-Fa-f]{2}`
const pchar = String.raw`(?:[\w.~!$&'()*+,;=:@-]|${escaped})`
const name = `(?:${plain}|${escaped})`
const literal = String.raw`\[(?:[\dA-Fa-f:.]+|v[\dA-Fa-f]+\.[\w.~!$&'()*+,;=:-]+)\]`
const host = (least: '*' | '+') => `(?:${literal}|${name}${least})`
const authority = String.raw`(?:(?:${name}|:)*@)?${host('*')}(?::\d*)?`

const uri = new RegExp(
  String.raw`^[a-z][a-z\d+.-]*:(?://${authority}(?:/${pchar}*)*|/(?:${pchar}+(?:/${pchar}*)*)?|(?:${pchar}+(?:/${pchar}*)*)?)` +
    String.raw`(?:\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?$`,
  'i',
)
// User names are not allowed: before the host, one can only disguise the host.
const domain = new RegExp(String.raw`^${host('+')}(?::\d{1,5})?$`)
// EIP-4361 allows an empty request id, but parsers drop it, so that the text would differ.
const requestId = new RegExp(`^${pchar}+$`)
const time = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Whether a value is an RFC 3339 time on an existing day. */
export function isTime(value: string): boolean {
  const [, year, month, day] = (time.exec(value) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  // The calendar repeats every 400 years, and `Date` treats the first century's years differently.
  const days = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  return month >= 1 && month <= 12 && day >= 1 && day <= days
}

/** Whether a chain's reference is valid in its namespace. */
export const isReference = (namespace: Namespace, value: string): boolean =>
  namespaceDetails[namespace].reference.test(value)

export const isAccount = (namespace: Namespace, value: string): boolean =>
  namespaceDetails[namespace].address.test(value)
export const isDomain = (value: string): boolean => domain.test(value)
export const isUri = (value: string): boolean => uri.test(value)
export const isScheme = (value: string): boolean => /^[a-z][a-z\d+.-]*$/i.test(value)
export const isNonce = (value: string): boolean => /^[a-z\d]{8,}$/i.test(value)
export const isRequestId = (value: string): boolean => requestId.test(value)
export const isStatement = (value: string): boolean => /^[\w.~:/?#[\]@!$&'()*+,;= -]+$/.test(value)
