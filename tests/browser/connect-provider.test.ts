import type { SandboxWallet } from '../../sandbox/index.ts'
import { during } from './harness/during.ts'
import { eventually } from './harness/eventually.ts'
import { answersConnecting, recovers } from './harness/misbehave.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** Removes Portico's provider from the page, as a dApp's router does; the modal may cover the button. */
const unmounts = async (visitor: Visitor) => {
  await visitor.page.getByTestId('provider').dispatchEvent('click')
  await visitor.page.getByRole('button', { name: 'Mount the provider' }).waitFor()
}

const mounts = async (visitor: Visitor) => {
  await visitor.page.getByTestId('provider').click()
  await visitor.page.getByTestId('connect').waitFor()
}

test('in StrictMode a user connects, reconnects after a reload, and disconnects', async ({ visitor, wallet }) => {
  await visitor.installs(wallet)
  await visitor.opensTheFixture()
  await visitor.connects(wallet)
  await visitor.reloads()
  await visitor.isConnected(wallet.accounts[0])
  await visitor.opensTheModal()
  await visitor.modal.press('account.disconnect')
  await visitor.isDisconnected()
  expect(await visitor.page.locator('w3m-modal').count()).toBe(1)
})

test('in StrictMode, with adapter and kit created inside React, kit and wagmi have the same account [api-created-again]', async ({
  visitor,
  wallet,
}) => {
  const { page } = visitor
  await visitor.installs(wallet)
  await visitor.opensTheFixture({ own: '' })
  await visitor.connects(wallet)
  await eventually(() => page.getByTestId('wagmi-address').allTextContents()).toEqual([wallet.accounts[0]])
  await visitor.reloads()
  await visitor.isConnected(wallet.accounts[0])
  await eventually(() => page.getByTestId('wagmi-address').allTextContents()).toEqual([wallet.accounts[0]])
})

const states: [name: string, reach: (visitor: Visitor, wallet: SandboxWallet) => Promise<void>][] = [
  ['nothing has happened', async () => {}],
  ['the list is open', (visitor) => visitor.opensTheModal()],
  [
    'the explanation of wallets is open',
    async (visitor) => {
      await visitor.opensTheModal()
      await visitor.modal.press('help.Connect')
      await visitor.modal.isAt('title.WhatIsAWallet')
    },
  ],
  [
    'a wallet is being asked',
    async (visitor, wallet) => {
      answersConnecting(wallet, 'hang')
      await visitor.asksToConnect(wallet)
      await visitor.modal.says('connecting.asking', { wallet: wallet.name })
    },
  ],
  [
    'a wallet has declined',
    async (visitor, wallet) => {
      answersConnecting(wallet, 'reject')
      await visitor.asksToConnect(wallet)
      await visitor.modal.says('connecting.declined')
    },
  ],
]

test('unmounting the provider in any state removes the modal, and after a remount the user can connect', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  await visitor.opensTheFixture()
  for (const [name, reach] of states) {
    await during(name, async () => {
      await reach(visitor, wallet)
      await unmounts(visitor)
      await eventually(() => visitor.page.locator('w3m-modal').count()).toBe(0)
      await mounts(visitor)
    })
  }
  recovers(wallet)
  await visitor.connects(wallet)
  expect(await visitor.page.locator('w3m-modal').count()).toBe(1)
})

test('unmounting the provider while connected and remounting it finds the connection', async ({ visitor, wallet }) => {
  await visitor.installs(wallet)
  await visitor.opensTheFixture()
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await unmounts(visitor)
  await eventually(() => visitor.page.locator('w3m-modal').count()).toBe(0)
  await mounts(visitor)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Account')
})

test('an approval while the provider is unmounted is found on the next mount', async ({ visitor, wallet }) => {
  await visitor.installs(wallet)
  await visitor.opensTheFixture()
  await visitor.asksToConnect(wallet)
  await visitor.windowOf(wallet)
  await unmounts(visitor)
  await visitor.approvesIn(wallet)
  await mounts(visitor)
  await visitor.isConnected(wallet.accounts[0])
})

test.for([
  ['the charts are', /\/assets\/engine-/],
  ['the modal is', /\/assets\/mount-/],
  ['the messages are', /\/assets\/common\.en-/],
] as const)(
  'unmounting the provider while %s on the way leaves nothing behind',
  async ([, files], { visitor, wallet }) => {
    await visitor.installs(wallet)
    await visitor.opensTheFixture({ preload: 'intent' })
    const held = await visitor.holdsBack(files)
    await visitor.page.getByTestId('connect').dispatchEvent('click')
    await held.arrival
    await unmounts(visitor)
    await held.release()
    await mounts(visitor)
    await visitor.connects(wallet)
    expect(await visitor.page.locator('w3m-modal').count()).toBe(1)
  },
)

test('two copies of Portico in one page each open their own modal, and share one connection', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  await visitor.page.goto(visitor.addressOf('fixture').replace('/?', '/two.html?'))
  const [one, other] = [visitor.page.locator('section').nth(0), visitor.page.locator('section').nth(1)]
  for (const copy of [one, other]) {
    await copy.getByTestId('connect').click()
    await visitor.modal.isAt('title.Connect')
    await visitor.page.keyboard.press('Escape')
    await visitor.modal.isGone()
  }
  await one.getByTestId('connect').click()
  await visitor.modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await eventually(() => one.getByTestId('address').allTextContents()).toEqual([wallet.accounts[0]])
  await visitor.modal.isGone()
  await visitor.page.reload()
  await eventually(() => one.getByTestId('address').allTextContents()).toEqual([wallet.accounts[0]])
  await eventually(() => other.getByTestId('address').allTextContents()).toEqual([wallet.accounts[0]])
})

test('the dApp’s own wagmi hooks return the same account as Portico’s', async ({ visitor, wallet }) => {
  await visitor.installs(wallet)
  await visitor.opensTheFixture()
  await visitor.connects(wallet)
  await eventually(() => visitor.page.getByTestId('wagmi-address').allTextContents()).toEqual([wallet.accounts[0]])
  await visitor.opensTheModal()
  await visitor.modal.press('account.disconnect')
  await visitor.isDisconnected()
  await eventually(() => visitor.page.getByTestId('wagmi-address').count()).toBe(0)
})
