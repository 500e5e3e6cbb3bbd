import type { TokenBalance } from './token-balance.ts'

/** The tokens whose name, symbol or address has the text in it; all of them for none. */
export function matchingTokens(tokens: readonly TokenBalance[], text: string): readonly TokenBalance[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return tokens
  return tokens.filter(({ name, symbol, address = '' }) =>
    [name, symbol, address].some((each) => each.toLowerCase().includes(wanted)),
  )
}
