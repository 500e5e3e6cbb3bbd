import { launch, type Page, type Browser as Puppeteer } from 'puppeteer-core'
import { chromiumArgs, ensureChromium } from '../../../scripts/chromium.ts'
import { firefoxPath } from '../../../scripts/engines/find.ts'
import { stayHome } from '../../browser/harness/traffic.ts'
import { type Browser, type Tab, viewport } from './browser.ts'
import { expressionOf, resultOf } from './in-page.ts'

/** Chromium, with the scrollbars of a desktop, which take up space. */
export async function chromium(): Promise<Browser> {
  const executablePath = ensureChromium()
  const headless = executablePath.endsWith('headless-shell') ? 'shell' : true
  const args = [...chromiumArgs, ...stayHome]
  return driven(await launch({ executablePath, headless, args, ignoreDefaultArgs: ['--hide-scrollbars'] }))
}

/** Like `stayHome`: every request that is not to this machine goes to a proxy that does not exist. */
const homely = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

/** Firefox. */
export async function firefox(): Promise<Browser> {
  const [executablePath, extraPrefsFirefox] = [firefoxPath(), homely]
  return driven(await launch({ browser: 'firefox', executablePath, extraPrefsFirefox }))
}

/** A browser that Puppeteer drives: Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function driven(browser: Puppeteer): Promise<Browser> {
  let page: Page | undefined
  return {
    version: await browser.version(),
    tab: async () => {
      await page?.close()
      page = await browser.newPage()
      await page.setViewport({ ...viewport, deviceScaleFactor: 1 })
      return tabOf(page)
    },
    windowAt: async (url) => {
      const found = (await browser.pages()).find((each) => each.url() === url)
      return found && tabOf(found)
    },
    close: () => browser.close(),
  }
}

const tabOf = (page: Page): Tab => ({
  open: async (url) => void (await page.goto(url)),
  evaluate: async <Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => resultOf<Awaited<Result>>(await page.evaluate(expressionOf(work, args))),
  click: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  scroll: async (x, y, distance) => {
    await page.mouse.move(x, y)
    await page.mouse.wheel({ deltaY: distance })
  },
  picture: () => page.screenshot({ encoding: 'base64' }),
})
