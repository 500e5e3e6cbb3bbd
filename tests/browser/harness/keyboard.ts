import type { Page } from 'playwright-core'

/** The name and the test id of what has the focus, inside the modal's shadow root too. */
export const focus = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!(element instanceof HTMLElement)) return ''
    return element.dataset.testid ?? element.ariaLabel ?? element.textContent ?? ''
  })

/** Presses Tab until this has the focus; throws where it never does. */
export async function tabTo(page: Page, target: string) {
  const met: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    const here = await focus(page)
    if (here.startsWith(target)) return
    met.push(here)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never leads to "${target}", only to: ${met.join(' · ')}`)
}
