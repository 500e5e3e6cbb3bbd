/** The storage key of the provider while the page is away for a login. */
export const leftFor = '@appkit/social_provider'
/** The URL parameter with the provider's answer. */
export const resultParameter = 'result_uri'

/** Whether the page has returned from a login by redirect [social-telegram-return]. */
export function hasReturned(): boolean {
  try {
    return localStorage.getItem(leftFor) !== null && new URLSearchParams(location.search).has(resultParameter)
  } catch {
    return false
  }
}
