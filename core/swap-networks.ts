import type { CaipNetworkId } from './caip.ts'
import { viemNamespace } from './namespaces.ts'

/** The chains on which the blockchain API supports swaps, and a developer's local one. */
const chainIds: readonly number[] = [
  ...[1, 42_161, 10, 324, 8_453, 56, 137, 100, 43_114, 250, 8_217, 1_313_161_554],
  ...[31_337],
]

/** Whether tokens can be swapped on a network [swap-offered]. */
export const isSwapNetwork = (id: CaipNetworkId): boolean => chainIds.some((each) => id === `${viemNamespace}:${each}`)
