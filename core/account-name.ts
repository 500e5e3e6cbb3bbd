import type { Namespace } from './caip.ts'
import { viemNamespace } from './namespaces.ts'

/** What follows a name that is registered here; those with the legacy one are still found. */
export const nameSuffix = '.reown.id'

/** The fewest characters of a name, and the most of a label of a domain's name. */
const shortest = 4
const longest = 63

/** Whether accounts of a namespace can have names [names-where]. */
export const hasNames = (namespace: Namespace): boolean => namespace === viemNamespace

/** What of a text can be part of a name: lower-case letters, digits and hyphens [names-valid]. */
export const cleanName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, longest)

/** Whether a name is long enough, of what `cleanName` leaves [names-valid]. */
export const isLongEnough = (name: string): boolean => name.length >= shortest

/** Whether a text is a name that can be registered: in our zone, and as it would be written [names-valid]. */
export const isName = (name: string): boolean => {
  const label = withoutSuffix(name)
  return label !== name && isLongEnough(label) && cleanName(label) === label
}

/** A name without the suffix, for a field that shows the suffix by itself. */
export const withoutSuffix = (name: string): string =>
  name.endsWith(nameSuffix) ? name.slice(0, -nameSuffix.length) : name
