import type { CaipNetworkId } from '../../core/caip.ts'

/** What wallets called the clusters of Solana before CAIP-2 named them by their genesis (FACTS 7). */
const names: readonly (readonly [CaipNetworkId, CaipNetworkId])[] = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
]

/** A network's id of today. */
export const modern = (id: CaipNetworkId): CaipNetworkId => names.find(([, former]) => former === id)?.[0] ?? id

/** A network's ids: that of today, and the former one where there is one. */
export const allNames = (id: CaipNetworkId): CaipNetworkId[] => [
  id,
  ...names.flatMap(([today, former]) => (today === id ? [former] : [])),
]
