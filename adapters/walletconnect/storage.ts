/** A store of a WalletConnect client that lives as long as the page. */
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

  /** What goes in is copied, as it is on a disk. */
  async setItem<T>(key: string, value: T): Promise<void> {
    this.#items.set(key, JSON.stringify(value) ?? 'null')
  }

  async removeItem(key: string): Promise<void> {
    this.#items.delete(key)
  }
}

/** A database of its own: to open the client's before the client does would leave it without its table. */
const probe = 'portico.probe'

/**
 * Where the client is to store what it must not lose; undefined where its own choice, IndexedDB, will do. Where that is
 * absent or forbidden, the client of 2.21 would wait for it for ever: it then keeps all in the page.
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
