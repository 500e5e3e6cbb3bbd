import { createStorage, deserialize, type Storage } from 'wagmi'
import { member } from '../../core/member.ts'
import type { ItemStorage } from './evm-options.ts'

const isConnection = (value: unknown): boolean =>
  Array.isArray(member(value, 'accounts')) &&
  typeof member(value, 'chainId') === 'number' &&
  typeof member(member(value, 'connector'), 'id') === 'string'

/** Whether wagmi can start from the value of `wagmi.store`. Without a schema, because it is read before the click. */
function isStore(value: unknown): boolean {
  const state = member(value, 'state')
  const [connections, current] = [member(state, 'connections'), member(state, 'current')]
  return (
    connections instanceof Map &&
    [...connections.values()].every(isConnection) &&
    (current === null || typeof current === 'string')
  )
}

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
 * wagmi's storage over `localStorage`, or over the dApp's own. It may be absent, forbidden, full or filled with
 * garbage: this never throws, and unreadable values count as missing. (With garbage, wagmi would never restore a
 * wallet.)
 */
export const safeStorage = (storage = (): ItemStorage => window.localStorage): Storage => {
  const removeItem = (key: string) => void tryGet(() => storage().removeItem(key))
  return createStorage({
    storage: {
      getItem(key) {
        const text = tryGet(() => storage().getItem(key))
        return text !== null && isReadable(key, text) ? text : null
      },
      setItem(key, value) {
        const isKept = tryGet(() => {
          storage().setItem(key, value)
          return true
        })
        // If storage is full, no value is better than an outdated one.
        if (!isKept) removeItem(key)
      },
      removeItem,
    },
  })
}
