import { PorticoError } from '../core/errors.ts'
import { formed, parse } from '../core/schema.ts'
import { type SocialProvider, socialProviders } from '../core/social-provider.ts'
import { hasReturned, leftAt, leftFor, resultParameter } from './left-page.ts'

const address = formed(5_000, /^https?:\/\//)

/** A provider's answer to a login that left the page. */
export interface ReturnedLogin {
  social: SocialProvider
  answer: string
}

/**
 * Navigates the page to a provider's login: Telegram opens no windows. The page's own URL is part of the login's
 * `state`, so that the user returns to it [social-telegram-return].
 * @throws `social.uri` if there is no such URL, or storage is unavailable.
 */
export function leaveFor(uri: string, provider: SocialProvider): void {
  window.open(leaving(uri, provider).href, '_top')
}

function leaving(uri: string, provider: SocialProvider): URL {
  try {
    const url = new URL(uri)
    url.searchParams.set('state', `${url.searchParams.get('state') ?? ''}--${encodeURIComponent(location.href)}`)
    localStorage.setItem(leftAt, String(Date.now()))
    localStorage.setItem(leftFor, provider)
    return url
  } catch (cause) {
    throw new PorticoError('social.uri', undefined, { cause })
  }
}

/** The login from which the page has returned. Can be taken once: neither a reload nor a shared link repeats it. */
export function takeReturned(): ReturnedLogin | undefined {
  if (!hasReturned()) return undefined
  const stored = localStorage.getItem(leftFor)
  const url = new URL(location.href)
  const answer = parse(address, url.searchParams.get(resultParameter))
  localStorage.removeItem(leftFor)
  localStorage.removeItem(leftAt)
  url.searchParams.delete(resultParameter)
  history.replaceState(history.state, '', url)
  const social = socialProviders.find((provider) => provider === stored)
  return social && answer !== undefined ? { social, answer } : undefined
}
