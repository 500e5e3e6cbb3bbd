import type { HistoryTransaction } from './history.ts'
import { defined } from './schema.ts'

/** An NFT that came to an account. */
export interface Nft {
  /** What tells it from others. */
  id: string
  name: string
  /** A picture, `https:` or `data:`. */
  iconUrl?: string
  /** When it came, in milliseconds since 1970; absent where that is not known. */
  since?: number
}

/**
 * The NFTs that an account has, as far as its transactions tell: those that came to it and have not left it since, what
 * came last first. What is marked as spam, and what has no name, is left out.
 * @param transactions newest first.
 */
export function nftsOf(transactions: readonly HistoryTransaction[]): readonly Nft[] {
  const said = new Map<string, Nft | null>()
  for (const { transfers, status, minedAt } of transactions)
    for (const { isNft, isSpam, name, iconUrl, direction } of transfers) {
      if (!isNft || isSpam || status !== 'confirmed' || name === undefined) continue
      const id = `${name} ${iconUrl ?? ''}`
      if (said.has(id)) continue
      said.set(id, direction === 'out' ? null : defined({ id, name, iconUrl, since: minedAt }))
    }
  return [...said.values()].flatMap((nft) => nft ?? [])
}
