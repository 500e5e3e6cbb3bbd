import { html, raw } from 'hono/html'
import { STYLE } from '../wallet/approval-page.ts'
import { scriptOf } from '../wallet/script.ts'
import { phoneClient } from './page-client.ts'

const OWN_STYLE = `
  h2 { margin: 0; font-size: 15px }
  form, section { display: flex; flex-direction: column; gap: 12px }
  textarea { min-height: 76px; padding: 12px; border: 1px solid var(--line); border-radius: 14px; background: none; color: inherit; font: 13px/1.4 ui-monospace, monospace; resize: vertical }
  section > div, nav { display: flex; gap: 12px; flex-wrap: wrap }
  article { display: flex; flex-direction: column; gap: 8px; padding: 16px; border: 1px solid var(--line); border-radius: 16px }
  [role=alert] { color: light-dark(#b3261e, #ff8a80) }
  [role=alert]:empty { display: none }
  footer { background: light-dark(#f4f5f8, #15161a) }
`

/** A phone's page. `nonce` is the nonce of the response's content security policy, `uri` the pairing URI of a link. */
export function phonePage(path: string, uri: string, nonce: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Phone</title>
        <style nonce="${nonce}">${raw(STYLE + OWN_STYLE)}</style>
      </head>
      <body>
        <main></main>
        <script nonce="${nonce}">${raw(scriptOf(phoneClient, { path, uri }))}</script>
      </body>
    </html>`
}
