import * as z from 'zod/mini'
import { type CaipNetworkId, partsOf } from '../../core/caip.ts'
import { plainDecimal } from '../../core/decimal.ts'
import { namespaceDetails } from '../../core/namespace-details.ts'
import { cleanName } from '../../core/sanitize.ts'
import { formed, made, text } from '../../core/schema.ts'

/** A non-negative number, as a JSON string or number, converted to a plain decimal [id-amounts]. */
export const decimal = made(
  z.custom<string | number>((value) => typeof value === 'string' || typeof value === 'number'),
  (value: string | number) => plainDecimal(value) ?? '',
).check(z.refine((plain) => plain !== ''))

/** The maximum price, in dollars. */
const dearest = 10 ** 15

/** The maximum amount, in whole units. */
const most = 10 ** 18

/** The maximum length of an amount, in characters. */
const longest = 60

/** An amount of money or tokens, in whole units. */
export const sum = decimal.check(z.refine((plain) => plain.length <= longest && Number(plain) < most))

/** A price in dollars. The API uses 0 for an unknown price; invalid prices are unknown, too. */
export const price = decimal.check(
  z.refine((plain) => plain !== '0' && plain.length <= longest && Number(plain) < dearest),
)

/** A token's number of decimals: one byte, as a string or a number. */
export const decimals = made(
  z.custom<string | number>((value) => /^\d{1,3}$/.test(String(value)) && Number(value) < 256),
  Number,
)

/** A sanitized, nonempty name. */
export const name = made(z.string(), cleanName).check(z.refine((plain) => plain !== ''))

/** The network of a token, if known, and its address. */
export interface TokenPlace {
  caipNetworkId?: CaipNetworkId
  address: string
}

const longestAddress = 256

/** The address of a token, plain or as CAIP-10: the API uses both. */
export const tokenPlace = made(text(longestAddress), (said: string): TokenPlace => {
  const [namespace, reference = '', address = ''] = partsOf(said, 3) ?? []
  return namespace ? { caipNetworkId: `${namespace}:${reference}`, address } : { address: said }
})

/** Whether a text has the address form of a network's namespace. */
export function isAddressOn(caipNetworkId: CaipNetworkId, address: string): boolean {
  const [namespace] = partsOf(caipNetworkId, 2) ?? []
  return namespace !== undefined && namespaceDetails[namespace].address.test(address)
}

/** An amount in the smallest unit: a non-negative integer. */
export const units = decimal.check(z.refine((plain) => /^\d{1,78}$/.test(plain)))

/** A URL to open: a web page, or one on this machine. */
export const page = formed(4_096, /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/).check(
  z.refine((address) => URL.canParse(address)),
)

/** The largest value that is read as seconds (the year 5138); larger ones are milliseconds. */
const lastSecond = 1e11

/** The largest timestamp of a Date. */
const lastMoment = 8.64e15

/** A Unix timestamp, as a number or as digits, converted to milliseconds. */
export const moment = made(
  z.custom<string | number>((value) => /^\d{1,16}$/.test(String(value)) && Number(value) <= lastMoment),
  (value: string | number) => (Number(value) < lastSecond ? Number(value) * 1_000 : Number(value)),
)

/** Whether two addresses on a network are the same. */
export function isSameAddress(caipNetworkId: CaipNetworkId, one: string, other: string): boolean {
  const [namespace] = partsOf(caipNetworkId, 2) ?? []
  const ignoresCase = namespace !== undefined && namespaceDetails[namespace].ignoresCase
  return one === other || (ignoresCase && one.toLowerCase() === other.toLowerCase())
}
