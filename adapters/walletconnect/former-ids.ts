import type { CaipNetworkId } from '../../core/caip.ts'
import { namespaceDetails } from '../../core/namespace-details.ts'
import { namespaces } from '../../core/namespaces.ts'

const pairs = namespaces.flatMap((namespace) => namespaceDetails[namespace].formerIds)

/** A network's current id. */
export const currentId = (id: CaipNetworkId): CaipNetworkId => pairs.find(([, previous]) => previous === id)?.[0] ?? id

/** A network's ids: the current one, and the former one if there is one. */
export const allIds = (id: CaipNetworkId): CaipNetworkId[] => [
  id,
  ...pairs.flatMap(([today, previous]) => (today === id ? [previous] : [])),
]
