/** The initial values of the `Swap` form; the user enters the rest. */
export interface SwapArguments {
  /** The symbols of the two tokens. */
  fromToken?: string
  toToken?: string
  /** The amount to sell in whole units, such as `'1.5'`; use a string for an exact amount. */
  amount?: string | number
}
