/** A token that an account holds, or the chain's own currency, which has no address. */
export interface Holding {
  address?: string
  name: string
  symbol: string
  decimals: number
  /** In the smallest unit. */
  amount: bigint
}

/** What the service reads on one chain. */
export interface ChainReader {
  /** CAIP-2. */
  readonly id: string
  /** Whether something can be an address there. */
  isAddress(text: string): boolean
  /** What an account holds, the chain's own currency first. */
  holdings(address: string): Promise<Holding[]>
}

/** An amount in whole units, exactly. */
export function wholeUnits(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  return fraction ? `${digits.slice(0, point)}.${fraction}` : digits.slice(0, point)
}
