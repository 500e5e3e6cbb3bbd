import { createStorage, deserialize, type Storage } from 'wagmi'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isConnection = (value: unknown): boolean =>
  isRecord(value) &&
  Array.isArray(value.accounts) &&
  typeof value.chainId === 'number' &&
  isRecord(value.connector) &&
  typeof value.connector.id === 'string'

/** What wagmi stores under `wagmi.store`: a state from which it can start. */
const isStore = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value.state) &&
  value.state.connections instanceof Map &&
  [...value.state.connections.values()].every(isConnection) &&
  (value.state.current === null || typeof value.state.current === 'string')

function isReadable(key: string, text: string): boolean {
  try {
    const value = deserialize<unknown>(text)
    return !key.endsWith('.store') || isStore(value)
  } catch {
    return false
  }
}

function tryGet<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/**
 * wagmi's storage over `localStorage`, which may be absent, forbidden, full or filled with garbage: it never
 * throws, and what cannot be read counts as not there. (With garbage wagmi would never take up another wallet.)
 */
export const safeStorage = (): Storage =>
  createStorage({
    storage: {
      getItem(key) {
        const text = tryGet(() => window.localStorage.getItem(key))
        return text !== null && isReadable(key, text) ? text : null
      },
      setItem: (key, value) => void tryGet(() => window.localStorage.setItem(key, value)),
      removeItem: (key) => void tryGet(() => window.localStorage.removeItem(key)),
    },
  })
