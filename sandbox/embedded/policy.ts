import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { echoPage } from './frame/page.ts'

/** Gives a page its content security policy, and returns the nonce of its own script and style. */
export function policy(
  context: Context,
  allowed: { ancestors: readonly string[]; frames?: readonly string[] },
): string {
  const nonce = randomBytes(16).toString('base64')
  const frames = allowed.frames ? `frame-src 'self' ${allowed.frames.join(' ')};` : ''
  context.header(
    'content-security-policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; ${frames} base-uri 'none'; form-action 'self'; frame-ancestors ${allowed.ancestors.join(' ')}`,
  )
  context.header('cache-control', 'no-store')
  return nonce
}

/** A page within the frame that means harm: it posts what it is told to the dApp. */
export function echoRoute(context: Context) {
  return context.html(echoPage(policy(context, { ancestors: ['http:', 'https:'] })))
}
