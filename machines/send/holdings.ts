import type { TokenBalance } from '../../core/token-balance.ts'

/** What the account holds, and what of it is to be sent. */
interface Held {
  token: TokenBalance | null
  tokens: readonly TokenBalance[]
}

const same = (one: TokenBalance, other: TokenBalance): boolean => one.address === other.address

/** What the account holds by now; of a chosen token that is not among it any more, it has nothing [send-fresh]. */
export const renewed = ({ token }: Held, tokens: readonly TokenBalance[]): Held => ({
  tokens,
  token: token ? (tokens.find((each) => same(each, token)) ?? { ...token, amount: '0' }) : (tokens[0] ?? null),
})

/** The node has said how much of the network's own currency there is, where it has [send-fresh]. */
export function withOwn({ token, tokens }: Held, own: string | undefined): Held {
  const update = (each: TokenBalance) =>
    own !== undefined && each.address === undefined ? { ...each, amount: own } : each
  return { tokens: tokens.map(update), token: token && update(token) }
}
