/** Where it is kept at which provider the user logs in, while the page is away. */
export const leftFor = '@appkit/social_provider'
/** What the page's address brings back with it: what the provider has answered. */
export const resultParameter = 'result_uri'

/** Whether the page has come back from a login that it was left for [social-telegram-return]. */
export function hasReturned(): boolean {
  try {
    return localStorage.getItem(leftFor) !== null && new URLSearchParams(location.search).has(resultParameter)
  } catch {
    return false
  }
}
