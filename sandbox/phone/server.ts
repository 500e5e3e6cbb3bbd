import { randomBytes } from 'node:crypto'
import { upgradeWebSocket } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { phonePage } from './page.ts'
import type { Phones } from './phones.ts'
import { PhoneWindow } from './window.ts'

/** The phones' own site: a page for each. A link that opens a wallet leads to `/wc?uri=`. */
export function phoneServer(phones: Phones): Hono {
  const app = new Hono()
  app.onError((error, context) => context.text(error.message, 400))

  const page = async (context: Context) => {
    const { phone = 'phone', uri = '' } = context.req.query()
    if (phone === 'phone') await phones.create()
    if (!phones.get(phone)) return context.text('There is no such phone.', 404)
    const nonce = randomBytes(16).toString('base64')
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    return context.html(phonePage(`/phone/${phone}`, uri, nonce))
  }
  app.get('/', page)
  app.get('/wc', page)

  // Only the phone's own page may decide. A dApp that could open this socket could approve its own requests.
  app.use('/phone/:id', async (context, next) => {
    const { protocol, host, hostname } = new URL(context.req.url)
    const own = hostname === '127.0.0.1' || hostname === 'localhost'
    if (!own || context.req.header('origin') !== `${protocol}//${host}`) return context.text('Not from here.', 403)
    await next()
  })

  app.get('/phone/:id', async (context, next) => {
    const phone = await phones.get(context.req.param('id'))
    if (!phone) return context.text('There is no such phone.', 404)
    let window: PhoneWindow | undefined
    const upgrade = upgradeWebSocket(() => ({
      onOpen: (_event, socket) => {
        window = new PhoneWindow(phone, (view) => socket.send(JSON.stringify(view)))
      },
      onMessage: ({ data }) => void window?.receive(String(data)),
      onClose: () => window?.close(),
    }))
    return upgrade(context, next)
  })

  return app
}
