const sign = '@appkit/siwx'
const bell = `${sign}-told`

/** The source of events about other tabs, and about the user's return to the page. */
export type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Makes other tabs read the sessions again: for sessions on a server there is no other signal. */
export function ring(): void {
  try {
    localStorage.setItem(bell, '1')
    localStorage.removeItem(bell)
  } catch {
    // The other tabs then read when the user returns to them.
  }
}

/**
 * Calls back when another tab may have signed in or out, and when the user returns to this one. Returns the function
 * that stops it.
 */
export function listen(page: Page, onChange: () => void): () => void {
  const heard = (event: Event) => {
    const key: unknown = 'key' in event ? event.key : null
    // `storage.clear()` has no key.
    if (key === null || (typeof key === 'string' && key.startsWith(sign))) onChange()
  }
  page.addEventListener('storage', heard)
  page.addEventListener('focus', onChange)
  return () => {
    page.removeEventListener('storage', heard)
    page.removeEventListener('focus', onChange)
  }
}
