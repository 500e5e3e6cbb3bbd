import type { BrowserContext, Page } from 'playwright-core'

/** Records in each later page what the modal announces: as browsers do, frame by frame, and only new text. */
export const listensIn = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { saidAloud: heard })
    let last = ''
    const listen = () => {
      const region = document.querySelector('w3m-modal')?.shadowRoot?.querySelector('dialog[open] .hidden[role=status]')
      const text = region?.textContent ?? ''
      if (text !== '' && text !== last) heard.push(text)
      last = text
      requestAnimationFrame(listen)
    }
    listen()
  })

/** What the modal has announced so far, in order. */
export const heardIn = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'saidAloud'))

/** Forgets what was announced so far. */
export const forgetsIn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.get(window, 'saidAloud').length = 0
  })
