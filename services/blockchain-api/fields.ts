import * as z from 'zod/mini'
import { type CaipNetworkId, partsOf } from '../../core/caip.ts'
import { plainDecimal } from '../../core/decimal.ts'
import { namespaceDetails } from '../../core/namespace-details.ts'
import { cleanName } from '../../core/sanitize.ts'
import { formed, made, text } from '../../core/schema.ts'

/** A number that is not negative, written as a text or as a number of JSON; becomes a plain decimal [id-amounts]. */
export const decimal = made(
  z.custom<string | number>((value) => typeof value === 'string' || typeof value === 'number'),
  (value: string | number) => plainDecimal(value) ?? '',
).check(z.refine((plain) => plain !== ''))

/** In dollars: nothing costs as much. */
const dearest = 10 ** 15

/** In whole units: no one pays or buys as much. */
const most = 10 ** 18

/** In characters, of what is bounded. */
const longest = 60

/** A sum of money or of coins, in whole units. */
export const sum = decimal.check(z.refine((plain) => plain.length <= longest && Number(plain) < most))

/** What something costs, in dollars. A price of 0 is how the API says that it knows none, and one that makes no sense is none. */
export const price = decimal.check(
  z.refine((plain) => plain !== '0' && plain.length <= longest && Number(plain) < dearest),
)

/** How many decimals a token has: one byte, written as a text or as a number. */
export const decimals = made(
  z.custom<string | number>((value) => /^\d{1,3}$/.test(String(value)) && Number(value) < 256),
  Number,
)

/** A name in plain words, which is not empty. */
export const name = made(z.string(), cleanName).check(z.refine((plain) => plain !== ''))

/** Where a token is: on which network, as far as that is said, and at which address. */
export interface TokenPlace {
  caipNetworkId?: CaipNetworkId
  address: string
}

const longestAddress = 256

/** The address of a token, as CAIP-10 or plain; the API has both. */
export const tokenPlace = made(text(longestAddress), (said: string): TokenPlace => {
  const [namespace, reference = '', address = ''] = partsOf(said, 3) ?? []
  return namespace ? { caipNetworkId: `${namespace}:${reference}`, address } : { address: said }
})

/** Whether something can be an address of a network's namespace. */
export function isAddressOn(caipNetworkId: CaipNetworkId, address: string): boolean {
  const [namespace] = partsOf(caipNetworkId, 2) ?? []
  return namespace !== undefined && namespaceDetails[namespace].address.test(address)
}

/** An amount in the smallest unit: a whole number that is not negative. */
export const units = decimal.check(z.refine((plain) => /^\d{1,78}$/.test(plain)))

/** Something that is to be opened: a page on the web, or one of this machine. */
export const page = formed(4_096, /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/).check(
  z.refine((address) => URL.canParse(address)),
)

/** In seconds it would be in the year 5138: what is more is in milliseconds. */
const lastSecond = 1e11

/** The last millisecond that a date can have. */
const lastMoment = 8.64e15

/** A time since 1970, written as a number or as its digits; becomes one in milliseconds. */
export const moment = made(
  z.custom<string | number>((value) => /^\d{1,16}$/.test(String(value)) && Number(value) <= lastMoment),
  (value: string | number) => (Number(value) < lastSecond ? Number(value) * 1_000 : Number(value)),
)

/** Whether two addresses of a network are one. */
export function isSameAddress(caipNetworkId: CaipNetworkId, one: string, other: string): boolean {
  const [namespace] = partsOf(caipNetworkId, 2) ?? []
  const ignoresCase = namespace !== undefined && namespaceDetails[namespace].ignoresCase
  return one === other || (ignoresCase && one.toLowerCase() === other.toLowerCase())
}
