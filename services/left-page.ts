/** The storage key of the provider while the page is away for a login. */
export const leftFor = '@appkit/social_provider'
/** The storage key of when the page left, in milliseconds since the epoch. */
export const leftAt = '@appkit/portico_social_left_at'
/** How long a login may take while the page is away, in milliseconds. */
const longest = 30 * 60_000
/** The URL parameter with the provider's answer. */
export const resultParameter = 'result_uri'

/** Whether the page has returned from a login by redirect [social-telegram-return]. Forgets one that is too old. */
export function hasReturned(): boolean {
  try {
    if (localStorage.getItem(leftFor) === null) return false
    const age = Date.now() - Number(localStorage.getItem(leftAt))
    if (age >= 0 && age < longest) return new URLSearchParams(location.search).has(resultParameter)
    // While it is stored, links to wallets replace the page.
    for (const key of [leftFor, leftAt]) localStorage.removeItem(key)
    return false
  } catch {
    return false
  }
}
