/** The maximum length of a session token, and of any stored value, in characters. */
export const longestToken = 8_192

/** The stored values of the embedded wallet, under the reference product's keys [embedded-storage]. */
type Name =
  | 'EMAIL_LOGIN_USED_KEY'
  | 'EMAIL'
  | 'LAST_USED_CHAIN_KEY'
  | 'LAST_EMAIL_LOGIN_TIME'
  | 'SOCIAL_USERNAME'
  | 'SMART_ACCOUNT_ENABLED_NETWORKS'
  | 'PREFERRED_ACCOUNT_TYPE'
  | 'SESSION_TOKEN_KEY'
  | 'connected_social'

/** The values that are removed when a login ends. */
const ofLogin = [
  'EMAIL_LOGIN_USED_KEY',
  'EMAIL',
  'LAST_USED_CHAIN_KEY',
  'SOCIAL_USERNAME',
  'SMART_ACCOUNT_ENABLED_NETWORKS',
  'SESSION_TOKEN_KEY',
  'connected_social',
] as const

const keyOf = (name: Name) => (name === 'connected_social' ? `@appkit/${name}` : `@appkit-wallet/${name}`)

export interface FrameStorage {
  read(name: Name): string | undefined
  /** Null removes it. */
  write(name: Name, value: string | null): void
  /** Whether there is a login that has not ended. */
  readonly isUsed: boolean
  /** A login is complete. */
  keepLogin(): void
  /**
   * The frame's session token, or null. Stored only during a login: the frame may have a token of an abandoned one
   * [embedded-half-done].
   */
  keepToken(token: string | null): void
  /** Removes the values of a login. */
  forgetLogin(): void
  /** Calls back when another tab has written it and the login is still active. Returns the function that stops it. */
  watch(name: Name, heard: (value: string) => void): () => void
}

/** @param open returns the storage; it may throw, or be full: values then stay in this page's memory. */
export function frameStorage(open: () => Storage): FrameStorage {
  const memory = new Map<string, string>()
  const write = (name: Name, value: string | null) => {
    // A stored value is not kept in memory: another tab may remove it.
    memory.delete(name)
    try {
      if (value === null) open().removeItem(keyOf(name))
      else open().setItem(keyOf(name), value)
    } catch {
      if (value !== null) memory.set(name, value)
    }
  }
  const read = (name: Name) => {
    try {
      const found = open().getItem(keyOf(name))
      if (found !== null) return found.length <= longestToken ? found : undefined
    } catch {
      // The value may still be in memory.
    }
    return memory.get(name)
  }
  const isUsed = () => read('EMAIL_LOGIN_USED_KEY') === 'true'
  let held: string | null = null
  return {
    read,
    write,
    get isUsed() {
      return isUsed()
    },
    keepLogin() {
      write('EMAIL_LOGIN_USED_KEY', 'true')
      if (held !== null) write('SESSION_TOKEN_KEY', held)
    },
    keepToken(token) {
      held = token
      if (token === null || isUsed()) write('SESSION_TOKEN_KEY', token)
    },
    forgetLogin() {
      held = null
      for (const name of ofLogin) write(name, null)
    },
    watch(name, heard) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === keyOf(name) && newValue !== null && isUsed()) heard(newValue)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
