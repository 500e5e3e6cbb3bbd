/** A token, or the chain's native currency, which has no address. */
export interface Currency {
  address?: string
  name: string
  symbol: string
  decimals: number
}

/** An account's balance of a currency, in its smallest unit. */
export interface Holding extends Currency {
  amount: bigint
}

/** A transfer in a transaction, from an account's point of view. */
export interface Move extends Holding {
  direction: 'in' | 'out' | 'self'
  /** Whether it is an NFT, whose amount is always 1. */
  isNft?: boolean
}

/** A past transaction of an account. */
export interface Past {
  hash: string
  /** The API's name for the kind of transaction. */
  operation: string
  /** In seconds since 1970. */
  at: number
  from: string
  /** Null if it created a contract. */
  to: string | null
  hasFailed: boolean
  nonce: number
  moves: Move[]
}

/** The currencies of a swap, by the tokens' addresses; the native currency has none. */
export interface Pair {
  from?: string | undefined
  to?: string | undefined
}

/** The parameters of a swap. */
export interface Trade {
  pair: Pair
  /** The amount to sell, in the smallest unit. */
  amount: bigint
  /** The acceptable loss against the current rate, in percent. */
  slippage: number
  owner: string
  /** Whether to build it even if it would fail. */
  isEstimateSkipped: boolean
}

/** The market for the currencies of one chain. */
export interface Market {
  /** The amount that it currently buys; undefined if it is not for sale. */
  quote(pair: Pair, amount: bigint): Promise<bigint | undefined>
  /** How much of an account's token the market may transfer. */
  allowance(token: string, owner: string): Promise<bigint>
  /** The token call that approves the market. */
  approval(token: string): string
  /** The call that swaps. Undefined if the currency is not for sale; rejects if the call would fail. */
  trade(trade: Trade): Promise<{ to: string; data: string; gas: bigint } | undefined>
}

/** The service's access to one chain. */
export interface ChainReader {
  /** CAIP-2. */
  readonly id: string
  /** Whether a text can be an address on this chain. */
  isAddress(text: string): boolean
  /** An account's balances, the native currency first. */
  holdings(address: string): Promise<Holding[]>
  /** An account's history, newest first. */
  history(address: string): Promise<Past[]>
  /** The price per unit of gas, or of a whole transaction, in the smallest unit. */
  gasPrice(): Promise<bigint>
  /** Whether an account signed a text: a smart account's contract decides that. */
  isSignedBy?(claim: { address: string; message: string; signature: string }): Promise<boolean>
  /** The market for its currencies, if there is one. */
  readonly market?: Market
}

/** An amount in whole units, without rounding. */
export function wholeUnits(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  return fraction ? `${digits.slice(0, point)}.${fraction}` : digits.slice(0, point)
}

/** The API's name for what a transaction did to an account. */
export function operationOf(moves: readonly Move[]): string {
  const has = (direction: Move['direction']) => moves.some((each) => each.direction === direction)
  if (has('out') && has('in')) return 'trade'
  if (has('out') || has('self')) return 'send'
  return has('in') ? 'receive' : 'execute'
}
