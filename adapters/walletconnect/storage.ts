/** In-memory storage for a WalletConnect client. */
class PageStorage {
  readonly #items = new Map<string, string>()

  async getKeys(): Promise<string[]> {
    return [...this.#items.keys()]
  }

  async getEntries<T>(): Promise<[string, T][]> {
    return [...this.#items].map(([key, text]): [string, T] => [key, JSON.parse(text)])
  }

  async getItem<T>(key: string): Promise<T | undefined> {
    const text = this.#items.get(key)
    return text === undefined ? undefined : JSON.parse(text)
  }

  /** Values are copied, as in persistent storage. */
  async setItem<T>(key: string, value: T): Promise<void> {
    this.#items.set(key, JSON.stringify(value) ?? 'null')
  }

  async removeItem(key: string): Promise<void> {
    this.#items.delete(key)
  }
}

/** A separate database: opening the client's own before the client does would leave it without its table. */
const probe = 'portico.probe'

/**
 * The client's storage; undefined if its default, IndexedDB, works. If that is absent or forbidden, client 2.21 would
 * wait for it forever, so it gets in-memory storage.
 */
export async function findStorage(): Promise<PageStorage | undefined> {
  try {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(probe)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        opening.result.close()
        indexedDB.deleteDatabase(probe)
        resolve()
      }
    })
    return undefined
  } catch {
    return new PageStorage()
  }
}
