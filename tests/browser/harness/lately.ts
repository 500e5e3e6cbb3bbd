import type { BrowserContext, Page } from 'playwright-core'

/** Has each page keep what was pressed in it last, and what its kit was told, for the record of a failed test. */
export async function keepLately(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const lately: string[] = []
    const note = (what: string) => {
      const line = `${Math.round(performance.now())} ms: ${what}`
      // In StrictMode, a page's kit is observed twice.
      if (line !== lately.at(-1)) lately.push(line)
      if (lately.length > 60) lately.shift()
    }
    Object.assign(globalThis, { lately, note })
    for (const type of ['pointerdown', 'pointercancel', 'click', 'keydown'])
      addEventListener(
        type,
        (event) => {
          const [target] = event.composedPath()
          const control = target instanceof Element ? (target.closest('[data-testid]') ?? target) : undefined
          note(`${type} on ${control?.getAttribute('data-testid') ?? control?.tagName}`)
        },
        true,
      )
  })
}

/** What a page has kept. */
export async function latelyOn(page: Page): Promise<string> {
  const kept: unknown = await page.evaluate(() => Reflect.get(globalThis, 'lately'))
  return Array.isArray(kept) ? kept.join('\n') : ''
}
