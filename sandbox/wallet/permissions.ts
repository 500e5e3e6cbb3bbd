import type { Address } from 'viem'

/** Which accounts each origin may see. It outlives pages, as an extension's would. */
export class Permissions {
  readonly #granted = new Map<string, Address[]>()

  /** The accounts of an origin, in the order of the grant. */
  of(origin: string): Address[] {
    return [...(this.#granted.get(origin) ?? [])]
  }

  grant(origin: string, accounts: readonly Address[]): void {
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
