import type { HistoryTransaction } from './history.ts'
import { defined } from './schema.ts'

/** An NFT that the account received. */
export interface Nft {
  /** Unique among the NFTs. */
  id: string
  name: string
  /** A picture, as an `https:` or `data:` URL. */
  iconUrl?: string
  /** When it was received, in milliseconds since the epoch; absent if unknown. */
  since?: number
}

/**
 * The NFTs of an account, derived from its transactions: those received and not sent since, newest first. Spam and NFTs
 * without a name are left out.
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
