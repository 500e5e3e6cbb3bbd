import type { CaipNetworkId, Namespace } from '../../core/caip.ts'

/** The requested network of each namespace. */
export type Wishes = Readonly<Partial<Record<Namespace, CaipNetworkId>>>
