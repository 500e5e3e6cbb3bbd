import type { ListPart } from '../../core/wallet-rows.ts'

export interface WalletGroup {
  /** Unique in the list, and the same when a row joins the group, or another group comes before it. */
  key: string
  head: 'recent' | 'installed' | undefined
  members: ListPart[]
}

/** Groups consecutive parts with the same badge, in the list's order. Only a list of many wallets has headings. */
export function groupsOf(parts: readonly ListPart[], many: boolean): WalletGroup[] {
  const groups: WalletGroup[] = []
  for (const part of parts) {
    const head = many && (part.badge === 'recent' || part.badge === 'installed') ? part.badge : undefined
    const last = groups.at(-1)
    if (last && last.head === head) last.members.push(part)
    else groups.push({ key: `${head}${groups.filter((each) => each.head === head).length}`, head, members: [part] })
  }
  return groups
}
