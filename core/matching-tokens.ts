import type { TokenBalance } from './token-balance.ts'

/** The tokens whose name, symbol or address contains the text; all tokens for an empty text. */
export function matchingTokens(tokens: readonly TokenBalance[], text: string): readonly TokenBalance[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return tokens
  return tokens.filter(({ name, symbol, address = '' }) =>
    [name, symbol, address].some((each) => each.toLowerCase().includes(wanted)),
  )
}
