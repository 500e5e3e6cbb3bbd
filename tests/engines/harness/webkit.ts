import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { miniBrowserPath, webkitDriverPath } from '../../../scripts/engines/find.ts'
import { eventually } from '../../browser/harness/eventually.ts'
import { type Browser, type Key, type Tab, viewport } from './browser.ts'
import { freePort, WebDriver } from './webdriver.ts'

/** Larger than any window on it. */
const SCREEN = '1280x1000x24'

/**
 * Every request that is not to this machine goes to a proxy that does not exist. As a capability, the exceptions crash
 * the browser.
 */
const stayHome = {
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  no_proxy: '127.0.0.1,localhost',
}

const codes: Record<Key, string> = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007', ArrowDown: '\uE015' }

/** WebKit, as GNOME ships it, on its own screen. */
export async function webkit(): Promise<Browser> {
  await using started = new AsyncDisposableStack()
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  started.defer(() => void screen.kill())
  const [display] = await once(screen.stdio[3] ?? screen, 'data')
  const port = await freePort()
  const server = spawn(webkitDriverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, ...stayHome, DISPLAY: `:${String(display).trim()}` },
  })
  started.defer(() => void server.kill())
  const driver = await WebDriver.start(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': {
      binary: miniBrowserPath(),
      // A wallet opens its window when a request arrives, not within the click that caused it.
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  })
  started.defer(() => driver.end())

  const first = await driver.window()
  const running = started.move()
  return {
    version: driver.version,
    tab: async () => {
      const tab = tabOf(driver, first)
      await resize(driver, tab)
      return tab
    },
    windowAt: async (url) => {
      for (const handle of await driver.windows()) {
        await driver.switchTo(handle)
        if ((await driver.url()) === url) return tabOf(driver, handle)
      }
      return undefined
    },
    close: () => running.disposeAsync(),
  }
}

/** Gives a page its size. Only the window's size can be set, and that includes its bars. */
async function resize(driver: WebDriver, tab: Tab): Promise<void> {
  await eventually(async () => {
    const page = await tab.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    const [wider, higher] = [viewport.width - page.width, viewport.height - page.height]
    if (wider !== 0 || higher !== 0) {
      const { width, height } = await driver.size()
      await driver.resize(width + wider, height + higher)
    }
    return page
  }).toEqual(viewport)
}

function tabOf(driver: WebDriver, handle: string): Tab {
  const here = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await driver.switchTo(handle)
    return work()
  }
  const press = (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return here(() => driver.act({ type: 'key', id: 'keyboard', actions }))
  }
  const click = (x: number, y: number) => {
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    return here(() => driver.act({ type: 'pointer', id: 'mouse', actions }))
  }
  return {
    open: (url) => here(() => driver.open(url)),
    evaluate: (work, ...args) => here(() => driver.evaluate(work, args)),
    click,
    press: (key) => press([codes[key]]),
    type: (text) => press([...text]),
    scroll: (x, y, distance) => here(() => driver.scroll(Math.round(x), Math.round(y), distance)),
    picture: () => here(() => driver.picture()),
  }
}
