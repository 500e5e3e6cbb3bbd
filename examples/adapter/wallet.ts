/** A browser wallet, as it might lie in the page: this one knows a single chain. */
export interface ExampleWallet {
  readonly chain: string
  /** The addresses that the user shares; asks for them where `ask` says so. */
  accounts(ask: boolean): Promise<readonly string[]>
  sign(address: string, message: string): Promise<string>
  send(address: string, transaction: { to: string; value?: string; data?: string }): Promise<string>
  forget(): Promise<void>
  /** Calls back when the user shares other accounts. Returns the function that stops it. */
  onAccounts(changed: (accounts: readonly string[]) => void): () => void
}
