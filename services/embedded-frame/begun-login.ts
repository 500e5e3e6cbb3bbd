/** Of this tab alone, and there after a reload: another tab's login is none of its business. */
const key = '@appkit-wallet/LOGIN_BEGUN'

/** Whether a login was begun in this tab whose end this page does not know [embedded-half-done]. */
export function isLoginBegun(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Remembers that a login has begun, or that its end is known. */
export function markLogin(isBegun: boolean): void {
  try {
    if (isBegun) sessionStorage.setItem(key, 'true')
    else sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, a reload knows of no login.
  }
}
