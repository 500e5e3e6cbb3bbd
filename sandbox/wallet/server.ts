import { randomBytes } from 'node:crypto'
import { upgradeWebSocket } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { approvalPage } from './approval-page.ts'
import { fromWire, toWire } from './bytes.ts'
import type { ApprovalMessage, PageMessage } from './protocol.ts'
import { isNamespaceName, type WalletOptions, type Wallets } from './wallets.ts'

/**
 * The wallets' own site: the script for pages, its WebSocket, and the approval page. `world` returns the content of
 * `/sandbox.json`.
 */
export function walletServer(wallets: Wallets, world: () => unknown): Hono {
  const app = new Hono()
  app.onError((error, context) => context.text(error.message, 400))

  app.get('/sandbox.json', (context) => context.json(world() as object, 200, { 'access-control-allow-origin': '*' }))

  app.get('/', (context) => {
    const items = wallets
      .list()
      .map(({ id, name }) => html`<li><a href="/approve?wallet=${id}">${name.slice(0, 80)}</a></li>`)
    return context.html(
      html`<!doctype html><html lang="en"><title>Wallets</title><h1>Wallets</h1><ul>${items}</ul></html>`,
    )
  })

  app.get('/wallet.js', (context) => {
    const wallet = wallets.create(optionsOf(context))
    return context.body(wallet.script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
  })

  app.get('/approve', (context) => {
    const id = context.req.query('wallet') ?? ''
    if (!wallets.has(id)) return context.text('There is no such wallet.', 404)
    const nonce = randomBytes(16).toString('base64')
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    return context.html(approvalPage(`/wallet/${id}/approval`, nonce))
  })

  app.use('/wallet/:id/*', async (context, next) => {
    if (!wallets.has(context.req.param('id'))) return context.text('There is no such wallet.', 404)
    await next()
  })

  app.get(
    '/wallet/:id/page',
    upgradeWebSocket((context) => {
      const wallet = wallets.get(context.req.param('id') ?? '')
      // The browser reports the page's origin; the page itself is not asked.
      const origin = context.req.header('origin') ?? 'null'
      let detach = () => {}
      const page = { origin, send: (_message: object) => {} }
      return {
        onOpen: (_event, socket) => {
          page.send = (message) => socket.send(toWire(message))
          detach = wallet.attachPage(page)
        },
        onMessage: ({ data }) => {
          const message = readPageMessage(String(data))
          if (message) void wallet.receive(page, message)
        },
        onClose: () => {
          page.send = () => {}
          detach()
        },
      }
    }),
  )

  // Only the wallet's own page may decide. A dApp that could open this socket could approve its own requests.
  app.use('/wallet/:id/approval', async (context, next) => {
    const { protocol, host, hostname } = new URL(context.req.url)
    const own = hostname === '127.0.0.1' || hostname === 'localhost'
    if (!own || context.req.header('origin') !== `${protocol}//${host}`) return context.text('Not from here.', 403)
    await next()
  })

  app.get(
    '/wallet/:id/approval',
    upgradeWebSocket((context) => {
      const wallet = wallets.get(context.req.param('id') ?? '')
      let attached: ReturnType<typeof wallet.attachWindow> | undefined
      return {
        onOpen: (_event, socket) => {
          attached = wallet.attachWindow({ show: (view) => socket.send(JSON.stringify(view)) })
        },
        onMessage: ({ data }) => attached?.receive(JSON.parse(String(data)) as ApprovalMessage),
        onClose: () => attached?.detach(),
      }
    }),
  )

  return app
}

/** Parses a message from any page; undefined if it is invalid. */
function readPageMessage(text: string): PageMessage | undefined {
  try {
    const message = fromWire(text)
    return (message as PageMessage | null)?.type === 'request' ? (message as PageMessage) : undefined
  } catch {
    return undefined
  }
}

/** `?name=&rdns=&icon=&key=0,1&id=&copies=&chain=&legacy=1&namespaces=eip155,solana` */
function optionsOf(context: Context): WalletOptions {
  const { id, name, rdns, icon, key, copies, chain, legacy, namespaces } = context.req.query()
  return {
    ...(id ? { id } : {}),
    ...(name ? { name } : {}),
    ...(rdns ? { rdns } : {}),
    ...(icon ? { icon } : {}),
    ...(key ? { accounts: key.split(',').map(Number) } : {}),
    ...(copies ? { copies: Number(copies) } : {}),
    ...(chain ? { chainId: Number(chain) } : {}),
    ...(legacy ? { legacy: true } : {}),
    ...(namespaces ? { namespaces: namespaces.split(',').filter(isNamespaceName) } : {}),
  }
}
