import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { InteractionResults } from 'oidc-provider'
import { plainPage } from '../frame/page.ts'
import { policy } from '../policy.ts'
import { isProviderName, LABELS, type ProviderName } from './names.ts'
import type { SocialProvider } from './provider.ts'

type Env = { Bindings: HttpBindings }

/** The providers' login pages: `/google/interaction/ID`, `/github/interaction/ID` and so on. */
export function loginPages(providers: (name: ProviderName) => SocialProvider): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, context) => context.text(error.message, 400))

  const page = async (context: Context<Env>, name: ProviderName, notice?: string) => {
    const { incoming, outgoing } = context.env
    const { uid } = await providers(name).oidc.interactionDetails(incoming, outgoing)
    // The provider validates where the login redirects to; the policy must allow every redirect, since browsers check
    // them all.
    const nonce = policy(context, { ancestors: ["'none'"], forms: ['http://127.0.0.1:*', 'http://localhost:*'] })
    const body = html`<p>to use your embedded wallet. Any email and password make an account.</p>
      ${notice ? html`<p role="alert">${notice}</p>` : ''}
      <form method="post" action="/${name}/interaction/${uid}">
        <label>Email <input name="email" type="email" autocomplete="username" /></label>
        <label>Password <input name="password" type="password" autocomplete="current-password" /></label>
        <footer>
          <button name="decision" value="cancel">Cancel</button>
          <button name="decision" value="login" class="primary">Log in</button>
        </footer>
      </form>`
    return context.html(plainPage(`Log in with ${LABELS[name]}`, body, nonce))
  }

  app.get('/:provider/interaction/:uid', (context) => page(context, nameIn(context)))

  app.post('/:provider/interaction/:uid', async (context) => {
    const name = nameIn(context)
    const { oidc, accounts } = providers(name)
    const { decision, email, password } = await context.req.parseBody()
    const { incoming, outgoing } = context.env
    const finish = async (result: InteractionResults) =>
      context.redirect(
        await oidc.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: false }),
        303,
      )
    if (decision !== 'login') return finish({ error: 'access_denied', error_description: 'The user refused.' })
    if (typeof email !== 'string' || typeof password !== 'string' || !email.includes('@') || password === '') {
      return page(context, name, 'Enter an email and a password.')
    }
    const account = accounts.open(email, password)
    return account ? finish({ login: { accountId: account.id } }) : page(context, name, 'The password is wrong.')
  })
  return app
}

function nameIn(context: Context): ProviderName {
  const name = context.req.param('provider') ?? ''
  if (!isProviderName(name)) throw new Error(`There is no provider ${name}.`)
  return name
}
