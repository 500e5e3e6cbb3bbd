/** A token, or the chain's own currency, which has no address. */
export interface Currency {
  address?: string
  name: string
  symbol: string
  decimals: number
}

/** What an account holds of a currency, in the smallest unit. */
export interface Holding extends Currency {
  amount: bigint
}

/** Something that changed hands in a transaction, as an account sees it. */
export interface Move extends Holding {
  direction: 'in' | 'out' | 'self'
  /** Whether it is an NFT, of which there is one. */
  isNft?: boolean
}

/** A transaction of an account. */
export interface Past {
  hash: string
  /** What the API calls what it did. */
  operation: string
  /** In seconds since 1970. */
  at: number
  from: string
  /** None where it made a contract. */
  to: string | null
  hasFailed: boolean
  nonce: number
  moves: Move[]
}

/** What is traded for what, by the tokens' addresses; the chain's own currency has none. */
export interface Pair {
  from?: string | undefined
  to?: string | undefined
}

/** What a swap is built of. */
export interface Trade {
  pair: Pair
  /** What is given away, in the smallest unit. */
  amount: bigint
  /** In percent: by how much less than now may be had. */
  slippage: number
  owner: string
  /** Whether it is built although it would fail. */
  isEstimateSkipped: boolean
}

/** Where the currencies of one chain are traded. */
export interface Market {
  /** What an amount buys now; undefined where it is not for sale. */
  quote(pair: Pair, amount: bigint): Promise<bigint | undefined>
  /** How much of a token the market may take from an account. */
  allowance(token: string, owner: string): Promise<bigint>
  /** The call of a token that lets the market take it. */
  approval(token: string): string
  /** The call that trades. It is undefined where it is not for sale, and rejects where it would fail. */
  trade(trade: Trade): Promise<{ to: string; data: string; gas: bigint } | undefined>
}

/** What the service reads on one chain. */
export interface ChainReader {
  /** CAIP-2. */
  readonly id: string
  /** Whether something can be an address there. */
  isAddress(text: string): boolean
  /** What an account holds, the chain's own currency first. */
  holdings(address: string): Promise<Holding[]>
  /** What happened to an account, newest first. */
  history(address: string): Promise<Past[]>
  /** What a transaction costs per unit of gas, or at all, in the smallest unit. */
  gasPrice(): Promise<bigint>
  /** Whether an account has signed a text: of a smart account, its contract says so. */
  isSignedBy?(claim: { address: string; message: string; signature: string }): Promise<boolean>
  /** Where its currencies are traded, if they are. */
  readonly market?: Market
}

/** An amount in whole units, exactly. */
export function wholeUnits(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  return fraction ? `${digits.slice(0, point)}.${fraction}` : digits.slice(0, point)
}

/** What a transaction did to an account, in the API's word for it. */
export function operationOf(moves: readonly Move[]): string {
  const has = (direction: Move['direction']) => moves.some((each) => each.direction === direction)
  if (has('out') && has('in')) return 'trade'
  if (has('out') || has('self')) return 'send'
  return has('in') ? 'receive' : 'execute'
}
