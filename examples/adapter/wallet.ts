/** A browser wallet as a page might find it: this one supports a single chain. */
export interface ExampleWallet {
  readonly chain: string
  /** The addresses that the user shares; prompts for them if `ask` is true. */
  accounts(ask: boolean): Promise<readonly string[]>
  sign(address: string, message: string): Promise<string>
  send(address: string, transaction: { to: string; value?: string; data?: string }): Promise<string>
  forget(): Promise<void>
  /** Calls back when the user shares other accounts. Returns a function that unsubscribes. */
  onAccounts(changed: (accounts: readonly string[]) => void): () => void
}
