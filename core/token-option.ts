/** A token that a dApp names: its contract or mint, and a picture of it. */
export interface TokenOption {
  address: string
  image?: string
}

/** The tokens that a dApp names, by the CAIP-2 ids of their networks: one each, or several. */
export type TokenOptions = Readonly<Record<string, TokenOption | readonly TokenOption[]>>
