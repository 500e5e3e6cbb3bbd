import type { SandboxWallet } from '../../sandbox/index.ts'
import { during } from './harness/during.ts'
import { eventually } from './harness/eventually.ts'
import { answersConnecting, recovers } from './harness/misbehave.ts'
import { test as base, expect, smallWindow } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('contextOptions', () => ({ ...smallWindow, reducedMotion: 'no-preference' as const }))

interface Place {
  name: string
  reach: (visitor: Visitor, wallet: SandboxWallet) => Promise<void>
}

/**
 * One case of each kind: a view, an open prompt, a cancelled prompt, a failure. The chart tests close the modal in
 * every state.
 */
const places: Place[] = [
  {
    name: 'the list of wallets',
    reach: async (visitor) => {
      await visitor.opensTheModal()
      await visitor.modal.isAt('title.Connect')
    },
  },
  {
    name: 'a wallet that is being asked',
    reach: async (visitor, wallet) => {
      answersConnecting(wallet, 'hang')
      await visitor.asksToConnect(wallet)
      await visitor.modal.says('connecting.asking', { wallet: wallet.name })
    },
  },
  {
    name: 'a wallet that did not answer',
    reach: async (visitor, wallet) => {
      answersConnecting(wallet, 'hang')
      await visitor.asksToConnect(wallet)
      await visitor.letsPass(20_000)
      await visitor.modal.says('connecting.slow', { wallet: wallet.name })
      await visitor.letsPass(280_000)
      await visitor.modal.says('connecting.timedOut')
    },
  },
  {
    name: 'a wallet that failed',
    reach: async (visitor, wallet) => {
      answersConnecting(wallet, { throw: 'no' })
      await visitor.asksToConnect(wallet)
      await visitor.modal.says('connecting.failed')
    },
  },
]

test('after a close in any view, the modal reopens at the list', async ({ visitor, wallet }) => {
  await visitor.takesTheClock()
  await visitor.arrivesWith(wallet)
  for (const { name, reach } of places) {
    await during(name, async () => {
      await reach(visitor, wallet)
      await visitor.modal.close()
      await visitor.opensTheModal()
      await visitor.modal.isAt('title.Connect')
      await visitor.modal.close()
    })
  }
  recovers(wallet)
  await visitor.connects(wallet)
})

test('after a close by a click outside, the modal reopens', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  await visitor.page.mouse.click(10, 590)
  await visitor.modal.isGone()
  await visitor.connects(wallet)
})

test('the modal is open after a close and an immediate open [nav-closing]', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  await visitor.page.evaluate(() => {
    const modal = document.querySelector('w3m-modal')?.shadowRoot
    modal?.querySelector<HTMLElement>('[data-testid=w3m-header-close]')?.click()
    document.querySelector<HTMLElement>('[data-testid=connect]')?.click()
  })
  await visitor.modal.isAt('title.Connect')
  await visitor.modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('a close while a wallet disconnects still disconnects the user', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.press('account.disconnect')
  await visitor.page.keyboard.press('Escape')
  await visitor.modal.isGone()
  await visitor.isDisconnected()
  await visitor.connects(wallet)
})

test('a wallet that fails to disconnect does not keep the user connected', async ({ visitor, wallet }) => {
  wallet.behave({ method: 'wallet_revokePermissions', with: 'hang' })
  await visitor.takesTheClock()
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.press('account.disconnect')
  // From then on the kit waits for it.
  await eventually(() => visitor.traffic.askedOfWallets).toContain('wallet_revokePermissions')
  await visitor.letsPass(3_000)
  await visitor.isDisconnected()
  await visitor.connects(wallet)
})

test('after a close in the account view, the modal reopens at the account', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Account')
  await visitor.modal.close()
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Account')
})

/** Whether the card visibly leaves when the modal is closed two frames after it appeared: runs in the page. */
async function leavesAtOnce(): Promise<boolean> {
  const frame = () => new Promise(requestAnimationFrame)
  const dialog = () => document.querySelector('w3m-modal')?.shadowRoot?.querySelector('dialog')
  document.querySelector<HTMLElement>('[data-testid="connect"]')?.click()
  while (!dialog()?.open) await frame()
  await frame()
  await frame()
  const card = dialog()?.querySelector('.card')
  let isSeen = false
  card?.addEventListener('transitionend', (event) => {
    if (event instanceof TransitionEvent && event.propertyName === 'opacity' && dialog()?.open === false) isSeen = true
  })
  dialog()?.querySelector<HTMLElement>('[data-testid="w3m-header-close"]')?.click()
  while (card?.checkVisibility()) await frame()
  return isSeen
}

test('a modal that is closed while it is still opening plays its whole closing animation [nav-closing]', async ({
  visitor,
}) => {
  await visitor.opensTheFixture()
  expect(await visitor.page.evaluate(leavesAtOnce)).toBe(true)
  await visitor.modal.isGone()
})
