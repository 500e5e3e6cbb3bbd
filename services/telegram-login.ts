import { PorticoError } from '../core/errors.ts'
import { formed, parse } from '../core/schema.ts'
import { type SocialProvider, socialProviders } from '../core/social-provider.ts'
import { hasReturned, leftFor, resultParameter } from './left-page.ts'

const address = formed(5_000, /^https?:\/\//)

/** What a provider has answered to a login for which the page was left. */
export interface ReturnedLogin {
  social: SocialProvider
  answer: string
}

/**
 * Leaves the page for a login at a provider: Telegram opens no window. The page's own address goes along behind the login's
 * `state`, so that its user comes back to it [social-telegram-return].
 * @throws `social.uri` where there is no such address, or nothing can be kept until then.
 */
export function leaveFor(uri: string, provider: SocialProvider): void {
  window.open(leaving(uri, provider).href, '_top')
}

function leaving(uri: string, provider: SocialProvider): URL {
  try {
    const url = new URL(uri)
    url.searchParams.set('state', `${url.searchParams.get('state') ?? ''}--${encodeURIComponent(location.href)}`)
    localStorage.setItem(leftFor, provider)
    return url
  } catch (cause) {
    throw new PorticoError('social.uri', undefined, { cause })
  }
}

/** The login that the page has come back from, once: neither a reload nor a link that is passed on brings it back. */
export function takeReturned(): ReturnedLogin | undefined {
  if (!hasReturned()) return undefined
  const stored = localStorage.getItem(leftFor)
  const url = new URL(location.href)
  const answer = parse(address, url.searchParams.get(resultParameter))
  localStorage.removeItem(leftFor)
  url.searchParams.delete(resultParameter)
  history.replaceState(history.state, '', url)
  const social = socialProviders.find((provider) => provider === stored)
  return social && answer !== undefined ? { social, answer } : undefined
}
