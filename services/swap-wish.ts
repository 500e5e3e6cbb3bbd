import { parse, word } from '../core/schema.ts'
import type { TokenBalance } from '../core/token-balance.ts'

const members = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The valid part of the dApp's arguments, and whether any of them is invalid [swap-wish]. */
export function readWish(wish: string | null, tokens: readonly TokenBalance[]) {
  const said: unknown = wish === null ? {} : parseAny(wish)
  const isOdd = !members(said)
  const { fromToken, toToken, amount } = isOdd ? {} : said
  const find = (symbol: unknown) => {
    const wanted = parse(word, symbol)?.toLowerCase()
    return wanted === undefined ? undefined : tokens.find((each) => each.symbol.toLowerCase() === wanted)
  }
  const [from, to] = [find(fromToken), find(toToken)]
  const isUnknown = isOdd || (fromToken !== undefined && !from) || (toToken !== undefined && !to)
  return { from, to, amount, isUnknown }
}

const parseAny = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
