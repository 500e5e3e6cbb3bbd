import type { CDPSession, Page } from 'playwright-core'
import { describe, inject } from 'vitest'
import { eventually } from './harness/eventually.ts'
import { flaws as flawsIn } from './harness/flaws.ts'
import { tabTo } from './harness/keyboard.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const launcher = 'portico-devtools'
const panel = (page: Page) => page.getByRole('region', { name: 'Portico devtools' })
const events = (page: Page) => panel(page).getByRole('listbox', { name: 'Events' }).getByRole('option')
const state = (page: Page, id: string) => panel(page).locator(`[data-state="${id}"]`)

/** Opens the panel without a mouse. */
async function opensByKeyboard({ page }: Visitor): Promise<void> {
  await page.getByTestId(launcher).waitFor()
  await tabTo(page, launcher)
  await page.keyboard.press('Enter')
  await panel(page).waitFor()
}

/** Goes from the focused tab to another one of the same list. */
async function arrowTo(page: Page, name: string): Promise<void> {
  const tab = panel(page).getByRole('tab', { name })
  for (let presses = 0; presses < 10; presses += 1) {
    if ((await tab.getAttribute('aria-selected')) === 'true') return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error(`No arrow leads to "${name}"`)
}

/** The violations that axe finds in the panel, in the page or in the modal, one line each. */
const flaws = async (visitor: Visitor) =>
  flawsIn(visitor, (await visitor.modal.dialog.count()) > 0 ? 'w3m-modal' : launcher)

describe('the panel in the demo', () => {
  test.override('contextOptions', { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

  test('shows the wallet’s current chart, the log of events, and a state’s rule', async ({ visitor, wallet }) => {
    const { page } = visitor
    await visitor.installs(wallet)
    await visitor.opensTheDemo({ devtools: '' })
    await opensByKeyboard(visitor)
    await visitor.connects(wallet)

    await tabTo(page, 'kit')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await state(page, 'wallet.status.connected').waitFor()
    await eventually(() => state(page, 'wallet.status.connected').getAttribute('aria-label')).toMatch(/, active/)
    expect(await state(page, 'wallet.status.disconnected').getAttribute('aria-label')).not.toMatch(/, active/)

    await state(page, 'wallet.status').focus()
    await page.keyboard.press('Enter')
    const rule = panel(page).getByRole('tabpanel', { name: 'State' })
    await rule.getByText('The adapter’s report decides').waitFor()
    await rule.getByText('wallet-source', { exact: true }).waitFor()

    await panel(page).getByRole('tab', { name: 'Chart' }).focus()
    await arrowTo(page, 'Log')
    await events(page).first().waitFor()
    await tabTo(page, 'Filter events')
    await page.keyboard.type('wallet.connected')
    await eventually(() => events(page).count()).toBe(2)
    for (const row of await events(page).allTextContents()) expect(row).toMatch(/fact *wallet\.connected/)
    await page.keyboard.press('Escape')
    await eventually(() => events(page).count()).toBeGreaterThan(2)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe(launcher)
  })

  test('opens on the kit’s whole chart, with inactive parts collapsed; a chart that is too large opens on the current view', async ({
    visitor,
    wallet,
  }) => {
    const { page } = visitor
    await visitor.installs(wallet)
    await visitor.opensTheDemo({ devtools: '' })
    await opensByKeyboard(visitor)
    const inSight = async (id: string) => {
      const [box, pane] = await Promise.all(
        [state(page, id), panel(page).getByLabel('The chart kit')].map((one) => one.boundingBox()),
      )
      if (!box || !pane) return false
      return box.x >= pane.x && box.x + box.width <= pane.x + pane.width && box.y + box.height <= pane.y + pane.height
    }
    await state(page, 'kit.modal.open').waitFor()
    await eventually(() => state(page, 'kit.modal.open').getAttribute('aria-label')).toMatch(/states folded away/)
    for (const id of ['kit.boot', 'kit.connections', 'kit.gate', 'kit.modal.open'])
      await eventually(() => inSight(id)).toBe(true)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })

    await visitor.opensTheModal()
    await opensByKeyboard(visitor)
    await eventually(() => inSight('kit.modal.open.Connect')).toBe(true)
    expect(await inSight('kit.boot')).toBe(false)
  })

  test('sends an event by hand, and works while the modal is open', async ({ visitor }) => {
    const { page } = visitor
    await visitor.opensTheDemo({ devtools: '' })
    await page.getByTestId('connect').focus()
    await opensByKeyboard(visitor)
    await panel(page).getByRole('treeitem', { name: /^kit/ }).waitFor()
    await panel(page).getByRole('tab', { name: 'State' }).focus()
    await arrowTo(page, 'Send')
    await panel(page).getByRole('combobox').selectOption('modal.open')
    await panel(page).getByRole('textbox', { name: 'Payload' }).fill('{ "view": ')
    await panel(page).getByText('Not JSON').waitFor()
    expect(await panel(page).getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
    await panel(page).getByRole('textbox', { name: 'Payload' }).fill('{ "view": "WhatIsAWallet" }')
    await page.keyboard.press('Control+Enter')
    await visitor.modal.isAt('title.WhatIsAWallet')
    await panel(page).getByText('modal.open was taken.').waitFor()

    await panel(page).getByRole('tab', { name: 'Log' }).click()
    await events(page).filter({ hasText: 'modal.open' }).waitFor()
    await eventually(() => flaws(visitor)).toEqual([])
    await page.getByTestId('w3m-header-close').click()
    await visitor.modal.isGone()
    await events(page).filter({ hasText: 'modal.close' }).waitFor()
  })

  test('plays a chart by hand, and undoes it', async ({ visitor }) => {
    const { page } = visitor
    await visitor.opensTheDemo({ devtools: '' })
    await visitor.opensTheModal()
    await page.getByTestId(launcher).click()
    await panel(page)
      .getByRole('treeitem', { name: /^connect(?!ionStorage)/ })
      .click()
    await panel(page).getByRole('tab', { name: 'Simulate' }).click()
    await panel(page)
      .getByRole('button', { name: /^send connector\.choose/ })
      .first()
      .click()
    await panel(page).getByRole('button', { name: 'fail requestConnection wallet.rejected' }).click()
    await eventually(() => state(page, 'connect.failed.declined').getAttribute('aria-label')).toMatch(/, active/)
    await panel(page).getByRole('img', { name: 'The view ConnectingExternal' }).waitFor()
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await eventually(() => state(page, 'connect.failed.declined').getAttribute('aria-label')).not.toMatch(/, active/)
    await visitor.modal.isAt('title.Connect')
  })

  test.for(['light', 'dark'] as const)(
    'has no axe violations in any of its panes: %s',
    async (colorScheme, { visitor }) => {
      const { page } = visitor
      await page.emulateMedia({ colorScheme })
      await visitor.opensTheDemo({ devtools: '' })
      await page.getByTestId('connect').focus()
      await page.getByTestId(launcher).click()
      await eventually(() => page.locator('portico-devtools').getAttribute('data-theme')).toBe(colorScheme)
      await panel(page).getByRole('treeitem', { name: /^kit/ }).waitFor()
      for (const name of ['Log', 'State', 'Context', 'Send', 'Simulate', 'Chart']) {
        await panel(page).getByRole('tab', { name }).click()
        await eventually(() => flaws(visitor)).toEqual([])
      }
    },
  )
})

describe('on a phone', () => {
  test.override('contextOptions', { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', hasTouch: true })

  test('the panel is as wide as the screen, one pane at a time, on a right-to-left page', async ({ visitor }) => {
    const { page } = visitor
    await visitor.opensTheDemo({ devtools: '' })
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await page.getByTestId(launcher).tap()
    for (const name of ['Actors', 'Log', 'State', 'Context', 'Send', 'Simulate', 'Chart']) {
      await panel(page).getByRole('tab', { name }).tap()
      expect(await panel(page).boundingBox()).toMatchObject({ x: 0, width: 360 })
      const wide = await panel(page).evaluate((dock) => dock.scrollWidth > dock.clientWidth)
      expect([name, wide]).toEqual([name, false])
    }
    await eventually(() => flaws(visitor)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('a page without the devtools loads nothing of them, and a page with them closed loads nothing that draws charts', async ({
  visitor,
}) => {
  const { page } = visitor
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  const holding = async (words: string) => (await Promise.all(scripts)).some((text) => text.includes(words))
  await visitor.opensTheDemo()
  await visitor.opensTheModal()
  expect([await holding('portico-devtools'), await holding('react-flow__')]).toEqual([false, false])
  await visitor.opensTheDemo({ devtools: '' })
  await page.getByTestId(launcher).waitFor()
  expect([await holding('portico-devtools'), await holding('react-flow__')]).toEqual([true, false])
  await page.getByTestId('connect').focus()
  await page.getByTestId(launcher).click()
  await panel(page).waitFor()
  await eventually(() => holding('react-flow__')).toBe(true)
  expect(visitor.traffic.local.filter((url) => !url.startsWith(`${inject('site')}/demo/`))).toEqual([])
})

describe('under any load', () => {
  const ROUND = 25_000
  const ROUNDS = 4

  const measure = async (page: Page, devtools: CDPSession) => {
    // The rest of a pending frame is gone after the second.
    for (const _ of [1, 2]) {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      await devtools.send('HeapProfiler.collectGarbage')
    }
    const { metrics } = await devtools.send('Performance.getMetrics')
    const named = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { heap: named('JSHeapUsedSize'), nodes: named('Nodes') }
  }
  /** Sends the kit a batch of events; resolves with the number of frames drawn meanwhile. */
  const flood = (page: Page): Promise<number> => page.evaluate((many) => Reflect.get(window, 'flood')(many), ROUND)

  test.for(['closed', 'open on the chart', 'open on the log'])(
    'the page keeps drawing, and retains almost no memory: 100 000 events with the panel %s',
    async (where, { visitor }) => {
      const { page } = visitor
      await page.goto(visitor.addressOf('measured', { devtools: '', lenient: '' }))
      await page.getByTestId('connect').focus()
      await page.waitForFunction(() => 'flood' in window)
      if (where !== 'closed') {
        await page.getByTestId(launcher).click()
        await panel(page)
          .getByRole('tab', { name: where.endsWith('log') ? 'Log' : 'Chart' })
          .click()
      }
      // A worker lays a chart out, which takes a busy machine longer than the first events.
      if (where.endsWith('chart')) await panel(page).locator('.react-flow__node').first().waitFor()
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Performance.enable')
      await devtools.send('HeapProfiler.enable')
      // The first batch pays one-time costs: compiled code, drawn edges.
      await flood(page)
      const before = await measure(page, devtools)
      for (let round = 1; round < ROUNDS; round += 1) expect(await flood(page)).toBeGreaterThan(2)
      const after = await measure(page, devtools)
      expect((after.heap - before.heap) / (ROUND * (ROUNDS - 1)), 'bytes kept of an event').toBeLessThan(8)
      expect(after.nodes - before.nodes).toBeLessThan(200)
      if (where.endsWith('log')) {
        await eventually(() => panel(page).getByText('500', { exact: true }).count()).toBe(1)
        expect(await events(page).count()).toBeLessThan(60)
      }
    },
  )
})
