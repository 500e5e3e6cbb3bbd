import { Hono } from 'hono'
import { html } from 'hono/html'
import { plainPage } from '../frame/page.ts'
import { isFromOwnPage, policy } from '../policy.ts'

/** What the page does for its user. */
export interface FarcasterWallet {
  /** The dApp that has opened a channel, while it waits. */
  waiting(token: string): string | undefined
  signIn(token: string, username: string): Promise<void>
  refuse(token: string): void
}

/** The page that a Farcaster QR code leads to: its visitor can sign in under any name. */
export function farcasterPages(wallet: FarcasterWallet): Hono {
  const app = new Hono()

  app.get('/~/siwf', (context) => {
    const token = context.req.query('channelToken') ?? ''
    const domain = wallet.waiting(token)
    const nonce = policy(context, { ancestors: ["'none'"] })
    if (domain === undefined) return context.html(plainPage('This code has expired', html``, nonce), 410)
    const body = html`<p class="origin">${domain}</p>
      <form method="post" action="/~/siwf?channelToken=${token}">
        <label>Username <input name="username" value="alice" autocomplete="username" /></label>
        <footer>
          <button name="decision" value="cancel">Cancel</button>
          <button name="decision" value="approve" class="primary">Sign in</button>
        </footer>
      </form>`
    return context.html(plainPage('Sign in with Farcaster?', body, nonce))
  })

  app.post('/~/siwf', async (context) => {
    if (!isFromOwnPage(context)) return context.text('Not from here.', 403)
    const token = context.req.query('channelToken') ?? ''
    const { decision, username } = await context.req.parseBody()
    const nonce = policy(context, { ancestors: ["'none'"] })
    if (decision !== 'approve') {
      wallet.refuse(token)
      return context.html(plainPage('Refused', html`<p>You can close this page.</p>`, nonce))
    }
    await wallet.signIn(token, String(username).slice(0, 40))
    return context.html(plainPage('Signed in', html`<p>You can close this page.</p>`, nonce))
  })
  return app
}
