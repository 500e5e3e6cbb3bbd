import { expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import { type Checks, isAt } from './world.ts'

/** Before the modal is ever opened. */
export const toolsAtRest: Checks = {
  async ready({ page }) {
    await page.evaluate(() => dropIn.kit.ready())
    expect(await page.evaluate(() => dropIn.kit.getState().initialized)).toBe(true)
  },
  async approach({ page, visitor }) {
    const isLoaded = () => visitor.traffic.local.some((url) => url.includes('/assets/common.en-'))
    expect(isLoaded()).toBe(false)
    await page.evaluate(() => dropIn.kit.approach())
    await eventually(isLoaded).toBe(true)
  },
}

/** What Portico's own handle has beyond AppKit's instance. The last one stops the kit. */
export const tools: Checks = {
  async headless({ page }) {
    await page.evaluate(async () => (await dropIn.kit.headless()).fetchWallets({ page: 1 }))
    expect(await page.evaluate(() => dropIn.kit.store.get().headless?.wcWallets.length)).toBe(40)
  },
  async recording({ page }) {
    const said = await page.evaluate(async () => JSON.stringify(await dropIn.kit.recording()?.trace()))
    expect(said).toContain('modal.open')
  },
  async observe({ page }) {
    const seen = await page.evaluate(() => {
      const seen: string[] = []
      dropIn.kit.observe(({ kit }) => {
        seen.push(kit.getSnapshot().status)
        return () => void seen.push('ended')
      })()
      return seen
    })
    expect(seen).toEqual(['active', 'ended'])
  },
  async adopt({ page, address }) {
    // Those that it already has: the connection stays as it is.
    await page.evaluate(() => dropIn.kit.adopt([dropIn.wagmi]))
    expect(await page.evaluate(() => dropIn.kit.getAddress())).toBe(address)
  },
  async retain(world) {
    const { page, address } = world
    await page.evaluate(() => dropIn.kit.retain()())
    // A button that gets the focus of the one it replaces does not start the kit again.
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe(
      'connect-button',
    )
    await isAt(world, undefined)
    expect(await page.evaluate(() => dropIn.kit.store.get().accounts.eip155?.status)).toBe('disconnected')
    await page.evaluate(() => void dropIn.kit.retain())
    await isAt(world, address)
  },
}
