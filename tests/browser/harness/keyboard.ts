import type { Page } from 'playwright-core'
import { PATIENCE } from './eventually.ts'

/** The name and the test id of the focused element, inside the modal's shadow root too. */
export const focus = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!(element instanceof HTMLElement)) return ''
    return element.dataset.testid ?? element.ariaLabel ?? element.textContent ?? ''
  })

/** Presses Tab until this has the focus, as a user does when part of the view loads late; throws if it never does. */
export async function tabTo(page: Page, target: string) {
  const met = new Set<string>()
  const end = Date.now() + PATIENCE
  do {
    const here = await focus(page)
    if (here.startsWith(target)) return
    met.add(here)
    await page.keyboard.press('Tab')
  } while (Date.now() < end)
  throw new Error(`Tab never leads to "${target}", only to: ${[...met].join(' · ')}`)
}
