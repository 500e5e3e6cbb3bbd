import { html, raw } from 'hono/html'
import { STYLE } from '../../wallet/approval-page.ts'
import { scriptOf } from '../../wallet/script.ts'
import { toldClient } from '../login/result-client.ts'
import { echoClient, type FrameConfig, frameClient } from './client.ts'

const OWN_STYLE = `
  body { background: var(--background, light-dark(#f4f5f8, #15161a)) }
  .primary { background: var(--accent, #3662e3) }
  footer { background: var(--background, light-dark(#f4f5f8, #15161a)) }
`

const PLAIN_STYLE = `
  form { display: contents }
  a { color: inherit }
  label { flex-direction: column; align-items: stretch; gap: 4px }
  input { width: auto; height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 12px; background: none; color: inherit; font: inherit }
  dl > div + div { margin-top: 12px }
`

/** The frame's page. `nonce` is the nonce of the response's content security policy. */
export function framePage(config: FrameConfig, nonce: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Embedded wallet</title>
        <style nonce="${nonce}">${raw(STYLE + OWN_STYLE)}</style>
      </head>
      <body>
        <main aria-live="polite"></main>
        <script nonce="${nonce}">${raw(scriptOf(frameClient, config))}</script>
      </body>
    </html>`
}

/** A page that posts the content of its address to the page around its frame. */
export function echoPage(nonce: string) {
  const script = raw(`(${echoClient.toString()})()`)
  return html`<!doctype html><title>Echo</title><script nonce="${nonce}">${script}</script>`
}

/** A page that posts the content of its address to the window's opener. */
export function toldPage(nonce: string) {
  const script = raw(`(${toldClient.toString()})()`)
  return html`<!doctype html><title>Told</title><script nonce="${nonce}">${script}</script>`
}

/** A page of the service for users. */
export function plainPage(title: string, body: ReturnType<typeof html>, nonce: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style nonce="${nonce}">${raw(STYLE + PLAIN_STYLE)}</style>
      </head>
      <body><main><h1>${title}</h1>${body}</main></body>
    </html>`
}
