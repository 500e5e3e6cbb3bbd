import type { CaipNetworkId, Namespace } from './caip.ts'
import { viemNamespace } from './namespaces.ts'

/** What follows a name that is registered here; those with the legacy one are still found. */
export const nameSuffix = '.reown.id'
const suffixes = [nameSuffix, '.wcn.id']

/** A registration that its user has signed: plain JSON. */
export interface Registration {
  /** Tells it from the others of this page. */
  id: string
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
  /** Without its suffix. */
  name: string
  /** What was signed. */
  message: string
  signature: string
}

/** The fewest characters of a name, and the most of a label of a domain's name. */
const shortest = 4
const longest = 63

/** The namespaces whose accounts can have names. */
const namespaces: readonly Namespace[] = [viemNamespace]

/** Whether accounts of a namespace can have names [names-where]. */
export const hasNames = (namespace: Namespace): boolean => namespaces.includes(namespace)

/**
 * What of a text can be part of a name: lower-case letters, digits and hyphens, and one more of them than there may be
 * [names-valid]. Two hyphens in third and fourth place mark a name written in another way, such as `xn--`: none resolves
 * such a name (ENSIP-15).
 */
export const cleanName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^(..)-{2,}/, '$1-')
    .slice(0, longest + 1)

/** The name that a user means, who may have pasted it with its suffix. */
export const readName = (text: string): string => cleanName(withoutSuffix(text.trim().toLowerCase()))

/** What cannot be part of a name, and is no mere matter of writing: another alphabet's letters look like those that can. */
export const leftOut = (text: string): string =>
  [...new Set(withoutSuffix(text.toLowerCase()).match(/[^a-z0-9-.\s]/gu) ?? [])].slice(0, 10).join(' ')

/** Whether a name is long enough, of what `cleanName` leaves [names-valid]. */
export const isLongEnough = (name: string): boolean => name.length >= shortest

/** Whether it has more characters than a label of a domain's name can have [names-valid]. */
export const isTooLong = (name: string): boolean => name.length > longest

/** Whether a text is a name that can be registered: in our zone, and as it would be written [names-valid]. */
export const isName = (name: string): boolean => {
  const label = withoutSuffix(name)
  return name === `${label}${nameSuffix}` && isLongEnough(label) && !isTooLong(label) && cleanName(label) === label
}

/** A name without its suffix, for a field that shows the suffix by itself. */
export function withoutSuffix(name: string): string {
  const suffix = suffixes.find((each) => name.endsWith(each)) ?? ''
  return name.slice(0, name.length - suffix.length)
}
