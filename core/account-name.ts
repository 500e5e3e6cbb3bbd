import type { CaipNetworkId, Namespace } from './caip.ts'
import { viemNamespace } from './namespaces.ts'

/** The suffix of names that are registered here. Names with the legacy suffix still resolve. */
export const nameSuffix = '.reown.id'
const suffixes = [nameSuffix, '.wcn.id']

/** A registration that the user has signed: plain JSON. */
export interface Registration {
  /** Unique in this page. */
  id: string
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
  /** Without its suffix. */
  name: string
  /** The signed message. */
  message: string
  signature: string
}

/** The minimum length of a name; the maximum is that of a DNS label. */
const shortest = 4
const longest = 63

/** The namespaces whose accounts can have names. */
const namespaces: readonly Namespace[] = [viemNamespace]

/** Whether accounts of a namespace can have names [names-where]. */
export const hasNames = (namespace: Namespace): boolean => namespaces.includes(namespace)

/**
 * Reduces a text to the characters of a name: lower-case letters, digits and hyphens, and one more than the maximum
 * length [names-valid]. Hyphens in third and fourth place mark an encoded name such as `xn--`, which resolvers reject
 * (ENSIP-15).
 */
export const cleanName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^(..)-{2,}/, '$1-')
    .slice(0, longest + 1)

/** Parses a typed name, which may include its suffix. */
export const readName = (text: string): string => cleanName(withoutSuffix(text.trim().toLowerCase()))

/**
 * The invalid characters of a name, such as letters of other alphabets that look like valid ones. Spaces, dots and
 * capital letters don't count.
 */
export const leftOut = (text: string): string =>
  [...new Set(withoutSuffix(text.toLowerCase()).match(/[^a-z0-9-.\s]/gu) ?? [])].slice(0, 10).join(' ')

/** Whether a name, as returned by `cleanName`, is long enough [names-valid]. */
export const isLongEnough = (name: string): boolean => name.length >= shortest

/** Whether a name is longer than a DNS label [names-valid]. */
export const isTooLong = (name: string): boolean => name.length > longest

/** Whether a text is a name that can be registered: with our suffix, and normalized [names-valid]. */
export const isName = (name: string): boolean => {
  const label = withoutSuffix(name)
  return name === `${label}${nameSuffix}` && isLongEnough(label) && !isTooLong(label) && cleanName(label) === label
}

/** A name without its suffix, for a field that shows the suffix separately. */
export function withoutSuffix(name: string): string {
  const suffix = suffixes.find((each) => name.endsWith(each)) ?? ''
  return name.slice(0, name.length - suffix.length)
}
