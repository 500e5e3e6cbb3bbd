import { createStorage, deserialize, type Storage } from 'wagmi'
import { member } from '../../core/member.ts'
import type { ItemStorage } from './evm-options.ts'

const isConnection = (value: unknown): boolean =>
  Array.isArray(member(value, 'accounts')) &&
  typeof member(value, 'chainId') === 'number' &&
  typeof member(member(value, 'connector'), 'id') === 'string'

/** What wagmi stores under `wagmi.store`: a state from which it can start. No schema, since it is read before the click. */
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
 * wagmi's storage over `localStorage`, or what the dApp has in its place. It may be absent, forbidden, full or filled
 * with garbage: this never throws, and what cannot be read counts as not there. (With garbage wagmi would never take up
 * another wallet.)
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
        // Where it is full, no word is better than one that does not hold any more.
        if (!isKept) removeItem(key)
      },
      removeItem,
    },
  })
}
