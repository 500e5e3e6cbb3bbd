import { Hono } from 'hono'
import { html } from 'hono/html'
import { plainPage } from '../frame/page.ts'
import { echoRoute, policy, toldRoute } from '../policy.ts'
import type { Mailbox } from './mailbox.ts'

/** A web page of the mailbox: `/` lists all mails, `/?to=` those of one address. */
export function mailboxSite(mailbox: Mailbox): Hono {
  const app = new Hono()
  app.get('/echo', echoRoute)
  app.get('/told', toldRoute)

  app.get('/', (context) => {
    const nonce = policy(context, { ancestors: ["'none'"] })
    const items = mailbox
      .list(context.req.query('to'))
      .map(({ id, to, subject }) => html`<div><dt>${to}</dt><dd><a href="/mail/${id}">${subject}</a></dd></div>`)
    const body = items.length > 0 ? html`<dl>${items}</dl>` : html`<p>No mail so far.</p>`
    return context.html(plainPage('Mailbox', body, nonce))
  })

  app.get('/mail/:id', (context) => {
    const mail = mailbox.get(context.req.param('id'))
    if (!mail) return context.text('There is no such mail.', 404)
    const nonce = policy(context, { ancestors: ["'none'"] })
    const [before = '', after = ''] = mail.link ? mail.text.split(mail.link) : [mail.text]
    const link = mail.link ? html`<a href="${mail.link}">${mail.link}</a>` : ''
    const body = html`<dl><dt>To</dt><dd>${mail.to}</dd><dt>Text</dt><dd>${before}${link}${after}</dd></dl>
      <p><a href="/">All mail</a></p>`
    return context.html(plainPage(mail.subject, body, nonce))
  })

  return app
}
