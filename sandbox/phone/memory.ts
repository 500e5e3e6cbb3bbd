/** Storage of a WalletConnect client that lives as long as its phone. Values are copied, as on a disk. */
export class MemoryStorage {
  readonly #items = new Map<string, string>()

  async getKeys(): Promise<string[]> {
    return [...this.#items.keys()]
  }

  async getEntries<T>(): Promise<[string, T][]> {
    return [...this.#items].map(([key, text]) => [key, JSON.parse(text)])
  }

  async getItem<T>(key: string): Promise<T | undefined> {
    const text = this.#items.get(key)
    return text === undefined ? undefined : JSON.parse(text)
  }

  async setItem<T>(key: string, value: T): Promise<void> {
    this.#items.set(key, JSON.stringify(value) ?? 'null')
  }

  async removeItem(key: string): Promise<void> {
    this.#items.delete(key)
  }
}
