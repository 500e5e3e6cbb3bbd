/** Wallets that a dApp lists under its own heading, in its order. */
export interface WalletGroup {
  name: string
  /** The ids of directory wallets, and of those that the dApp defines. */
  ids: readonly string[]
}

interface Grouped<Wallet> {
  /** Undefined for wallets without a group. */
  name: string | undefined
  wallets: readonly Wallet[]
}

/**
 * Sorts wallets into the dApp's groups, each into the first that includes it, and the rest below; empty groups are left
 * out.
 */
export function groupWallets<Wallet extends { id: string }>(
  wallets: readonly Wallet[],
  groups: readonly WalletGroup[],
): Grouped<Wallet>[] {
  const left = new Map(wallets.map((wallet) => [wallet.id, wallet]))
  const take = (id: string) => {
    const wallet = left.get(id)
    left.delete(id)
    return wallet ? [wallet] : []
  }
  return [
    ...groups.map(({ name, ids }) => ({ name, wallets: ids.flatMap(take) })),
    { name: undefined, wallets: [...left.values()] },
  ].filter((group) => group.wallets.length > 0)
}
