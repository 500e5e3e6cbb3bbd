import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { echoPage, toldPage } from './frame/page.ts'

/** What a page may beside what is its own. */
interface Allowed {
  /** Who may show it in a frame. */
  ancestors: readonly string[]
  /** What it shows in frames. */
  frames?: readonly string[]
  /** Where its forms may lead. */
  forms?: readonly string[]
}

/** Gives a page its content security policy, and returns the nonce of its own script and style. */
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

/** Whether a request comes from a page of the site itself, as the browser says. */
export function isFromOwnPage({ req }: Context): boolean {
  const { protocol, host, hostname } = new URL(req.url)
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost'
  return isLocal && req.header('origin') === `${protocol}//${host}`
}

/** A page within the frame that means harm: it posts what it is told to the dApp. */
export function echoRoute(context: Context) {
  return context.html(echoPage(policy(context, { ancestors: ['http:', 'https:'] })))
}

/** A page that a window was led to by a stranger: it says to its opener what the right one would. */
export function toldRoute(context: Context) {
  return context.html(toldPage(policy(context, { ancestors: ["'none'"] })))
}
