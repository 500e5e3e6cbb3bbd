/** A token that a dApp lists: its contract or mint, and its picture. */
export interface TokenOption {
  address: string
  image?: string
}

/** A dApp's tokens by CAIP-2 id: one each, or several. */
export type TokenOptions = Readonly<Record<string, TokenOption | readonly TokenOption[]>>
