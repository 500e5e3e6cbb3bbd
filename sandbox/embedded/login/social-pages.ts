import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Faults } from '../../net/faults.ts'
import { scriptOf } from '../../wallet/script.ts'
import { befalls, type EmbeddedFault } from '../faults.ts'
import { plainPage } from '../frame/page.ts'
import { policy } from '../policy.ts'
import { resultClient } from './result-client.ts'
import type { SocialLogins } from './social-login.ts'

/** The dependencies of a social login's pages. */
export interface SocialPagesDeps {
  social: SocialLogins
  faults: Faults<EmbeddedFault>
  strangerUrl(): string
}

/** The first and the last page in a social login's window. */
export function socialPages({ social, faults, strangerUrl }: SocialPagesDeps): Hono {
  const app = new Hono()

  app.get('/loading', (context) => {
    const nonce = policy(context, { ancestors: ["'none'"] })
    return context.html(plainPage('Loading', html`<p>One moment.</p>`, nonce))
  })

  app.get('/social/callback', (context) => {
    const state = context.req.query('state') ?? ''
    const origin = social.originOf(state)
    if (!origin) return context.text('There is no such login.', 404)
    const nonce = policy(context, { ancestors: ["'none'"] })
    const back = backTo(state, origin)
    const fault = faults.take(befalls('popup'))?.answer
    const messages: unknown[] =
      fault === 'hang'
        ? []
        : fault === 'garbage'
          ? [null, 7, {}, { resultUri: 7 }]
          : [{ resultUri: resultUri(context.req.url, fault === 'otherId') }]
    if (typeof fault === 'object' && 'payload' in fault) messages.splice(0, 1, fault.payload)
    if (fault === 'twice') messages.push(...messages)
    if (fault === 'stranger') {
      const to = `${strangerUrl()}/told#${encodeURIComponent(JSON.stringify({ origin, messages }))}`
      return context.redirect(to)
    }
    const script = scriptOf(resultClient, { origin, messages, back: back && addressWith(back, context.req.url) })
    const body = html`<p>You can close this window.</p><script nonce="${nonce}">${raw(script)}</script>`
    return context.html(plainPage('Logged in', body, nonce))
  })
  return app
}

/** The dApp's page, if it could not open a window and replaced its own: its address follows the state. */
function backTo(state: string, origin: string): string | undefined {
  const address = state.split('--')[1]
  const url = address === undefined ? undefined : URL.parse(decodeURIComponent(address))
  return url && url.origin === origin ? url.href : undefined
}

function addressWith(back: string, result: string): string {
  const url = new URL(back)
  url.searchParams.set('result_uri', result)
  return url.href
}

function resultUri(url: string, withOtherState: boolean): string {
  const result = new URL(url)
  if (withOtherState) result.searchParams.set('state', '00000000000000000000000000000000')
  return result.href
}
