import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, inject } from 'vitest'
import { type Sandbox, type SandboxWallet, startSandbox } from '../../../sandbox/index.ts'
import { root } from '../../../scripts/shell.ts'
import { serve } from '../../../scripts/site.ts'
import { asksHere } from '../../browser/harness/windowless.ts'
import type { Browser, Tab } from './browser.ts'
import { type EngineName, engineNames, engines } from './engines.ts'
import { User } from './user.ts'

export { expect } from 'vitest'

/** What one user needs: a browser, a wallet, and a dApp at its own address, so that nothing is stored there. */
export interface Place {
  browser: Browser
  user: User
  wallet: SandboxWallet
  sandbox: Sandbox
  /** The dApp's URL. */
  site: string
  /** Opens the dApp and waits until it is ready. */
  arrives(query?: Readonly<Record<string, string>>): Promise<void>
  /** Runs at the end of the journey. */
  after(work: () => Promise<void>): void
}

let walks = 0

const test = base
  /** Each worker has one of each browser, started when it is first needed. */
  .extend('starts', { scope: 'worker' }, () => engines)
  .extend('browserOf', { scope: 'worker' }, async ({ starts }, { onCleanup }) => {
    const running = new Map<EngineName, Promise<Browser>>()
    onCleanup(async () => {
      for (const browser of running.values()) await (await browser).close()
    })
    return (name: EngineName): Promise<Browser> => {
      const browser = running.get(name) ?? starts[name]()
      running.set(name, browser)
      return browser
    }
  })
  .extend('sandboxOptions', { scope: 'worker' }, () => ({ walletConnect: true, api: true }))
  .extend('sandbox', { scope: 'worker' }, async ({ sandboxOptions }, { onCleanup }) => {
    const sandbox = await startSandbox(sandboxOptions)
    onCleanup(() => sandbox.stop())
    return sandbox
  })

/** Writes the page with a wallet in it, as an extension would inject it. */
async function writePage(path: string, engine: EngineName, wallet: string): Promise<void> {
  const first = engine === 'oldest' ? ['./forget.js', wallet] : [wallet]
  const scripts = first.map((script) => `<script src="${script}"></script>`).join('')
  await writeFile(path, inject('page').replace('<!-- wallets -->', scripts))
}

/** Saves a failed test's windows in `.cache/failures`. */
async function photograph(tab: Tab, name: string): Promise<void> {
  const folder = join(root, '.cache/failures')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name.replaceAll(' ', '-')}.png`), await tab.picture(), 'base64')
}

/** How a user's wallet asks: in the test, or in its own window. */
export interface Manner {
  windows?: boolean
}

/** A test in each engine: a user's journey, after which no page has complained. */
export function journey(name: string, walk: (place: Place) => Promise<void>, { windows = false }: Manner = {}): void {
  for (const engine of engineNames)
    test(`${name} · ${engine}`, async ({ browserOf, sandbox, onTestFinished, onTestFailed }) => {
      walks += 1
      const id = `wallet-${process.pid}-${walks}`
      const wallet = sandbox.createWallet({ id, name: 'Harbour', rdns: 'test.harbour', accounts: [0, 1] })
      if (!windows) asksHere(wallet)
      const folder = inject('folder')
      await writePage(join(folder, `${id}.html`), engine, `${sandbox.world.walletScript}?id=${id}`)
      const site = await serve({ page: folder })
      onTestFinished(() => site.close())
      const browser = await browserOf(engine)
      const tab = await browser.tab()
      const user = new User(tab)
      const chains = { rpc: sandbox.one.url, rpc2: sandbox.two.url }
      const arrives = async (query = {}) => {
        await tab.open(`${site.url}/page/${id}.html?${new URLSearchParams({ ...chains, ...query })}`)
        await user.sees({ id: 'connect' })
      }
      onTestFailed(() => photograph(tab, `${name} ${engine}`))
      await walk({ browser, user, wallet, sandbox, site: site.url, arrives, after: onTestFinished })
      await user.hasNothingToComplainOf()
      if (engine === 'oldest') expect(await tab.evaluate(() => 'parse' in URL), 'something newer').toBe(false)
    })
}
