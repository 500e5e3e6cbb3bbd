const sign = '@appkit/siwx'
const bell = `${sign}-told`

/** Where the page hears of other tabs, and of a user who comes back to it. */
export type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Other tabs look again: of sessions that a server keeps, nothing else tells them. */
export function ring(): void {
  try {
    localStorage.setItem(bell, '1')
    localStorage.removeItem(bell)
  } catch {
    // Then each tab looks when the user comes back to it.
  }
}

/** Calls back when another tab may have signed in or out, and when the user comes back to this one; returns the way to stop. */
export function listen(page: Page, onChange: () => void): () => void {
  const heard = (event: Event) => {
    const key: unknown = 'key' in event ? event.key : null
    // `storage.clear()` names no key.
    if (key === null || (typeof key === 'string' && key.startsWith(sign))) onChange()
  }
  page.addEventListener('storage', heard)
  page.addEventListener('focus', onChange)
  return () => {
    page.removeEventListener('storage', heard)
    page.removeEventListener('focus', onChange)
  }
}
