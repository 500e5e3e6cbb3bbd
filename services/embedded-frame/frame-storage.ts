/** The longest token of a session, in characters; nothing that is stored is longer. */
export const longestToken = 8_192

/** What is remembered of the embedded wallet, under the reference product's keys [embedded-storage]. */
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

/** What a login has left, and its end takes away. */
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
  /** Null takes it away. */
  write(name: Name, value: string | null): void
  /** Whether a login has been done and has not ended. */
  readonly isUsed: boolean
  /** A login is done. */
  keepLogin(): void
  /** The token of the frame's session, null for none. It is stored with a login only: the frame may have one of a login that was given up [embedded-half-done]. */
  keepToken(token: string | null): void
  /** Takes away what a login has left. */
  forgetLogin(): void
  /** Calls back when another tab has written it, and the login lasts. Returns the function that stops it. */
  watch(name: Name, heard: (value: string) => void): () => void
}

/** @param open yields the storage; it may throw, or be full: what it holds is then in the memory of this page. */
export function frameStorage(open: () => Storage): FrameStorage {
  const memory = new Map<string, string>()
  const write = (name: Name, value: string | null) => {
    // What is stored is there alone: another tab may take it away.
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
      // It may be in the memory.
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
