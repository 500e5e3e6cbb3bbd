/** Of this tab alone, and there after a reload: another tab's login is none of its business. */
const key = '@appkit-wallet/LOGIN_BEGUN'

/** How far a login has come: of one that is begun nothing is stored for all tabs, of one that is proved it is. */
type LoginStage = 'begun' | 'proved'

/** How far a login has come in this tab whose end this page does not know; undefined where there is none [embedded-half-done]. */
export function begunLogin(): LoginStage | undefined {
  try {
    const stage = sessionStorage.getItem(key)
    return stage === null ? undefined : stage === 'begun' ? 'begun' : 'proved'
  } catch {
    return undefined
  }
}

/** Remembers how far a login has come; undefined once its end is known. */
export function markLogin(stage: LoginStage | undefined): void {
  try {
    if (stage) sessionStorage.setItem(key, stage)
    else sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, a reload knows of no login.
  }
}
