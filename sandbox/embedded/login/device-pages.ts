import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { plainPage } from '../frame/page.ts'
import { isFromOwnPage, policy } from '../policy.ts'
import type { DeviceLinks } from './device-links.ts'

/** The page behind a mailed link. Opening it decides nothing: mail programs follow links, too. */
export function devicePages(links: DeviceLinks): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.get('/device', (context) => {
    const id = context.req.query('id') ?? ''
    const request = links.get(id)
    const nonce = policy(context, { ancestors: ["'none'"] })
    if (!request) {
      return context.html(plainPage('This link has expired', html`<p>Log in again to get another.</p>`, nonce), 410)
    }
    const body = html`<p>A login was requested as</p>
      <p class="origin">${request.email}</p>
      <p>on a device that we do not know, at</p>
      <p class="origin">${request.origin}</p>
      <form method="post" action="/device?id=${id}">
        <footer>
          <button name="decision" value="deny">Deny</button>
          <button name="decision" value="approve" class="primary">Approve</button>
        </footer>
      </form>`
    return context.html(plainPage('Approve this device?', body, nonce))
  })

  app.post('/device', async (context) => {
    if (!isFromOwnPage(context)) return context.text('Not from here.', 403)
    const approved = (await context.req.parseBody()).decision === 'approve'
    const nonce = policy(context, { ancestors: ["'none'"] })
    if (!links.decide(context.req.query('id') ?? '', approved)) {
      return context.html(plainPage('This link has expired', html`<p>Log in again to get another.</p>`, nonce), 410)
    }
    const title = approved ? 'Device approved' : 'Device denied'
    return context.html(plainPage(title, html`<p>You can close this page.</p>`, nonce))
  })

  return app
}
