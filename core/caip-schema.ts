import * as z from 'zod/mini'
import { type CaipNetworkId, isCaipNetworkId } from './caip.ts'
import { isNamespace, type Namespace } from './namespaces.ts'

/** A supported namespace. */
export const namespace = z.custom<Namespace>((value) => typeof value === 'string' && isNamespace(value))

/** A network's CAIP-2 id. */
export const caipNetworkId = z.custom<CaipNetworkId>(
  (value) => typeof value === 'string' && value.length <= 256 && isCaipNetworkId(value),
)
