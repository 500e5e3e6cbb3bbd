import type { TokenBalance } from '../../core/token-balance.ts'

/** The account's tokens, and the chosen one. */
interface Held {
  token: TokenBalance | null
  tokens: readonly TokenBalance[]
}

const same = (one: TokenBalance, other: TokenBalance): boolean => one.address === other.address

/** The current tokens. A chosen token that is no longer among them has a balance of zero [send-fresh]. */
export const renewed = ({ token }: Held, tokens: readonly TokenBalance[]): Held => ({
  tokens,
  token: token ? (tokens.find((each) => same(each, token)) ?? { ...token, amount: '0' }) : (tokens[0] ?? null),
})

/** Applies the native balance that the node has reported, if any [send-fresh]. */
export function withOwn({ token, tokens }: Held, own: string | undefined): Held {
  const update = (each: TokenBalance) =>
    own !== undefined && each.address === undefined ? { ...each, amount: own } : each
  return { tokens: tokens.map(update), token: token && update(token) }
}
