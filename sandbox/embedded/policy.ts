import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { echoPage, toldPage } from './frame/page.ts'

/** What a page may do in addition to using its own content. */
interface Allowed {
  /** The pages that may embed it. */
  ancestors: readonly string[]
  /** The frames that it may embed. */
  frames?: readonly string[]
  /** The addresses that its forms may submit to. */
  forms?: readonly string[]
}

/** Sets a page's content security policy. Returns the nonce for its own script and style. */
export function policy(context: Context, { ancestors, frames, forms = [] }: Allowed): string {
  const nonce = randomBytes(16).toString('base64')
  const parts = [
    ...["default-src 'none'", `script-src 'nonce-${nonce}'`, `style-src 'nonce-${nonce}'`, "connect-src 'self'"],
    ...(frames ? [`frame-src 'self' ${frames.join(' ')}`] : []),
    `form-action ${["'self'", ...forms].join(' ')}`,
    ...["base-uri 'none'", `frame-ancestors ${ancestors.join(' ')}`],
  ]
  context.header('content-security-policy', parts.join('; '))
  context.header('cache-control', 'no-store')
  return nonce
}

/** Whether a request comes from a page of the site itself, as the browser reports. */
export function isFromOwnPage({ req }: Context): boolean {
  const { protocol, host, hostname } = new URL(req.url)
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost'
  return isLocal && req.header('origin') === `${protocol}//${host}`
}

/** A malicious page within the frame: it posts a given message to the dApp. */
export function echoRoute(context: Context) {
  return context.html(echoPage(policy(context, { ancestors: ['http:', 'https:'] })))
}

/** A page of another origin in a login's window: it posts to its opener what the right page would. */
export function toldRoute(context: Context) {
  return context.html(toldPage(policy(context, { ancestors: ["'none'"] })))
}
