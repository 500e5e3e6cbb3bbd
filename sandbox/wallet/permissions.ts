/** The accounts visible to each origin. They outlive pages, as an extension's would. */
export class Permissions<Account extends string> {
  readonly #granted = new Map<string, Account[]>()

  /** An origin's accounts, in the order in which they were granted. */
  of(origin: string): Account[] {
    return [...(this.#granted.get(origin) ?? [])]
  }

  grant(origin: string, accounts: readonly Account[]): void {
    this.#granted.set(origin, [...new Set(accounts)])
  }

  /** Revokes an origin's accounts. Returns whether it had any. */
  revoke(origin: string): boolean {
    return this.#granted.delete(origin)
  }

  origins(): string[] {
    return [...this.#granted.keys()]
  }
}
