/** What a dApp fills the form of `Swap` in with; what is left out is the user's to say. */
export interface SwapArguments {
  /** The symbols of both sides. */
  fromToken?: string
  toToken?: string
  /** How much is given, in whole units: `'1.5'`; a text where it has to be exact. */
  amount?: string | number
}
