import { html, raw } from 'hono/html'
import { approvalClient } from './approval-client.ts'
import { scriptOf } from './script.ts'

/** The style of the wallets' pages. */
export const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; --line: light-dark(#e2e4ea, #33363f) }
  * { box-sizing: border-box }
  body { margin: 0; background: light-dark(#f4f5f8, #15161a); color: light-dark(#16181d, #f2f3f5) }
  main { display: flex; flex-direction: column; gap: 16px; min-height: 100vh; max-width: 480px; margin: auto; padding: 24px }
  h1 { margin: 4px 0; font-size: 20px; text-wrap: balance }
  p { margin: 0 }
  .wallet, dt, legend { color: light-dark(#5d6470, #a3a9b5); font-size: 13px }
  .wallet, .origin, dd, code { overflow-wrap: anywhere; unicode-bidi: isolate }
  .origin { font-weight: 600 }
  dl, fieldset { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 16px; background: light-dark(#fff, #1d1f25) }
  dl { overflow: auto; max-height: 60vh }
  dd { margin: 2px 0 12px; white-space: pre-wrap }
  dd:last-child { margin-bottom: 0 }
  label { display: flex; gap: 12px; align-items: center; min-height: 44px; font-size: 13px; cursor: pointer }
  input { flex: none; width: 18px; height: 18px; accent-color: #3662e3 }
  footer { position: sticky; bottom: 0; display: flex; gap: 12px; margin-top: auto; padding: 12px 0; background: inherit }
  button { flex: 1; min-height: 48px; border: 1px solid var(--line); border-radius: 14px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
  .primary { border-color: transparent; background: #3662e3; color: #fff }
  button:disabled { opacity: .5; cursor: default }
  :focus-visible { outline: 2px solid #3662e3; outline-offset: 2px }
`

/** A wallet's approval page. `nonce` is the nonce of the response's content security policy. */
export function approvalPage(path: string, nonce: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Wallet</title>
        <style nonce="${nonce}">${raw(STYLE)}</style>
      </head>
      <body>
        <main aria-live="polite"></main>
        <script nonce="${nonce}">${raw(scriptOf(approvalClient, { path }))}</script>
      </body>
    </html>`
}
