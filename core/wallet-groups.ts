/** Wallets that a dApp lists under a name of its own, in its order. */
export interface WalletGroup {
  name: string
  /** The directory's ids, and those of wallets that the dApp describes itself. */
  ids: readonly string[]
}

interface Grouped<Wallet> {
  /** Undefined for those that no group has. */
  name: string | undefined
  wallets: readonly Wallet[]
}

/** The wallets in the dApp's groups, each in the first that has it, and the others below; groups without one are left out. */
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
