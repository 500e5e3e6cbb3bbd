/** Which accounts each origin may see. It outlives pages, as an extension's would. */
export class Permissions<Account extends string> {
  readonly #granted = new Map<string, Account[]>()

  /** The accounts of an origin, in the order of the grant. */
  of(origin: string): Account[] {
    return [...(this.#granted.get(origin) ?? [])]
  }

  grant(origin: string, accounts: readonly Account[]): void {
    this.#granted.set(origin, [...new Set(accounts)])
  }

  /** Whether there was something to take away. */
  revoke(origin: string): boolean {
    return this.#granted.delete(origin)
  }

  origins(): string[] {
    return [...this.#granted.keys()]
  }
}
