/** In session storage: per tab, and kept across a reload. Another tab's login is irrelevant here. */
const key = '@appkit-wallet/LOGIN_BEGUN'

/** The stage of a login: a started one has nothing in shared storage, a verified one has. */
type LoginStage = 'begun' | 'proved'

/**
 * The stage of a login in this tab that an earlier page did not complete; undefined if there is none
 * [embedded-half-done].
 */
export function begunLogin(): LoginStage | undefined {
  try {
    const stage = sessionStorage.getItem(key)
    return stage === null ? undefined : stage === 'begun' ? 'begun' : 'proved'
  } catch {
    return undefined
  }
}

/** Stores the stage of a login; undefined after its end. */
export function markLogin(stage: LoginStage | undefined): void {
  try {
    if (stage) sessionStorage.setItem(key, stage)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage, a reloaded page does not know about the login.
  }
}
