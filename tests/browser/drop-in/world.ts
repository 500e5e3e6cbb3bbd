import type { Page } from 'playwright-core'
import type { SandboxWallet } from '../../../sandbox/index.ts'
import type {} from '../fixture/drop-in.tsx'
import { projectOf, standsIn } from '../harness/any-wallet.ts'
import { eventually } from '../harness/eventually.ts'
import type { Modal } from '../harness/modal.ts'
import { test as base } from '../harness/test.ts'
import type { Visitor } from '../harness/visitor.ts'

/** What a check works with: a dApp's page that has every option, whose user has connected a wallet. */
export interface World {
  visitor: Visitor
  page: Page
  modal: Modal
  /** The connected wallet, with two accounts, and one that is not connected. */
  harbour: SandboxWallet
  orchard: SandboxWallet
  /** The addresses of the connected wallet. */
  address: string
  other: string
  /** Portico's warnings to the developer, oldest first. */
  warnings: string[]
}

/** Exercises part of the API, and returns what it did. It ends as it began: that wallet connected, the modal closed. */
export type Check = (world: World) => Promise<void>
export type Checks = Readonly<Record<string, Check>>

export const test = base
  .extend('sandboxOptions', () => ({ api: true, embedded: true, walletConnect: true }))
  .extend('walletWindows', () => false)
  .extend('world', async ({ visitor, sandbox, createWallet }): Promise<World> => {
    const harbour = createWallet({ name: 'Harbour', rdns: 'test.harbour', accounts: [0, 4] })
    const orchard = createWallet({ name: 'Orchard', rdns: 'test.orchard', accounts: [1] })
    for (const wallet of [harbour, orchard]) await visitor.installs(wallet)
    const { page, modal } = visitor
    const warnings: string[] = []
    page.on('console', (said) => {
      if (said.type() === 'warning' && said.text().includes('Portico')) warnings.push(said.text())
    })
    const { embedded, api } = sandbox
    if (!embedded || !api) throw new Error('This sandbox has no embedded wallet')
    const [featured] = api.wallets
    await standsIn(visitor, sandbox)
    // A page's registry cannot be listed.
    await page.addInitScript(() => {
      const names: string[] = []
      const define = customElements.define.bind(customElements)
      customElements.define = (name, ...rest) => {
        names.push(name)
        define(name, ...rest)
      }
      Object.assign(globalThis, { definedElements: names })
    })
    await page.goto(
      visitor.addressOf('fixture', {
        ...{ dropIn: '', frame: embedded.world.frameUrl, featured: featured?.id ?? '' },
        ...projectOf(sandbox),
      }),
    )
    await page.getByTestId('useAppKit').waitFor()
    const [address = '', other = ''] = harbour.accounts
    return { visitor, page, modal, harbour, orchard, address, other, warnings }
  })

/** The names of the elements that the page has defined. */
export const definedElements = ({ page }: World): Promise<string[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'definedElements'))

/** A hook's return value, as the page shows it. */
export const returned = async ({ page }: World, hook: string): Promise<unknown> =>
  JSON.parse((await page.getByTestId(hook).textContent()) ?? 'null')

export const closes = async ({ page, modal }: World): Promise<void> => {
  await page.evaluate(() => dropIn.kit.close())
  await modal.isGone()
}

/** Waits until this is the active address, or until none is. */
export const isAt = ({ page }: World, address: string | undefined) =>
  eventually(() => page.evaluate(() => dropIn.kit.getAddress())).toBe(address)

/** Waits until this is the network. */
export const isOn = ({ page }: World, chainId: number) =>
  eventually(() => page.evaluate(() => dropIn.kit.getChainId())).toBe(chainId)

/** Approves the wallet's current or next request. Resolves with the method. */
export async function approves(wallet: SandboxWallet): Promise<string> {
  const { method } = await wallet.nextRequest()
  wallet.approve({ accounts: wallet.accounts })
  return method
}

/** Signs in if the modal asks for it. */
export async function signsIn({ modal }: World, wallet: SandboxWallet): Promise<void> {
  await modal.dialog.getByTestId('w3m-connecting-siwe-sign').click()
  await approves(wallet)
  await modal.isGone()
}

/** From the open modal, at the ways to connect, back to the page. */
export async function connects(world: World, wallet: SandboxWallet): Promise<void> {
  await world.modal.choose(wallet.name)
  await approves(wallet)
  await signsIn(world, wallet)
  await isAt(world, wallet.accounts[0])
}

/** Connects one more wallet. */
export async function joins(world: World, wallet: SandboxWallet): Promise<void> {
  await world.page.evaluate(() => dropIn.kit.open({ view: 'Connect' }))
  await connects(world, wallet)
}

/** Disconnects the other wallet: the first is active again. */
export async function parts(world: World): Promise<void> {
  await world.page.evaluate(() => dropIn.kit.disconnect({ id: 'test.orchard', namespace: 'eip155' }))
  await isAt(world, world.address)
}

/** Runs all checks in order, and names the one that failed. */
export async function passes(checks: Checks, world: World): Promise<void> {
  for (const [name, check] of Object.entries(checks))
    try {
      await check(world)
      await world.modal.isGone()
    } catch (cause) {
      throw new Error(`${name}: ${String(cause)}`, { cause })
    }
}
