import { describe } from 'vitest'
import type { SandboxWallet } from '../../sandbox/index.ts'
import { during } from './harness/during.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { heardIn, listensIn } from './harness/listener.ts'
import { answersConnecting, grants } from './harness/misbehave.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

interface View {
  name: string
  reach: (visitor: Visitor, wallet: SandboxWallet) => Promise<void>
}

const unasked: View[] = [
  {
    name: 'the list of wallets',
    reach: async (visitor, wallet) => {
      await visitor.opensTheModal()
      await visitor.modal.wallet(wallet.name).waitFor()
    },
  },
  {
    name: 'the explanation of wallets',
    reach: async (visitor) => {
      await visitor.opensTheModal()
      await visitor.modal.press('help.Connect')
      await visitor.modal.says('learn.home')
    },
  },
  {
    name: 'the way to get a wallet',
    reach: async (visitor) => {
      await visitor.opensTheModal()
      await visitor.modal.press('connect.missing')
      await visitor.modal.dialog.getByRole('link').first().waitFor()
    },
  },
]

const asked: View[] = [
  {
    name: 'a wallet that is being asked',
    reach: async (visitor, wallet) => {
      answersConnecting(wallet, 'hang')
      await visitor.asksToConnect(wallet)
      await visitor.modal.says('connecting.askingHint')
    },
  },
  {
    name: 'a wallet that declined',
    reach: async (visitor, wallet) => {
      answersConnecting(wallet, 'reject')
      await visitor.asksToConnect(wallet)
      await visitor.modal.says('connecting.declined')
    },
  },
  {
    name: 'a wallet with a request open',
    reach: async (visitor, wallet) => {
      answersConnecting(wallet, 'pending')
      await visitor.asksToConnect(wallet)
      await visitor.modal.says('wallet.pending', { wallet: wallet.name })
    },
  },
  {
    name: 'a wallet that is of no use',
    reach: async (visitor, wallet) => {
      grants(wallet, ['0x1234'])
      await visitor.asksToConnect(wallet)
      await visitor.modal.says('connecting.unusable')
    },
  },
]

const connected: View[] = [
  {
    name: 'the account',
    reach: async (visitor) => {
      await visitor.opensTheModal()
      await eventually(() => visitor.modal.dialog.getByTestId('account-balance').textContent()).toMatch(/ETH/)
    },
  },
  {
    name: 'the way out of a network that is none of the dApp’s',
    reach: async (visitor, wallet) => {
      await visitor.opensTheModal()
      wallet.switchChain(424242)
      await visitor.modal.says('unsupported.headline')
    },
  },
]

const isFlawlessIn = async (visitor: Visitor, colorScheme: 'light' | 'dark') => {
  await visitor.page.emulateMedia({ colorScheme })
  await eventually(() => visitor.page.locator('w3m-modal').getAttribute('data-theme')).toBe(colorScheme)
  await eventually(() => flaws(visitor)).toEqual([])
}

/** In dark mode, with the page behind it: axe checks each state of each view in light mode in its story. */
const inEach = async (views: View[], visitor: Visitor, wallet: SandboxWallet) => {
  for (const { name, reach } of views) {
    await during(name, async () => {
      await reach(visitor, wallet)
      await isFlawlessIn(visitor, 'dark')
      await visitor.modal.close()
    })
  }
}

describe('axe finds no violations, in light and dark mode, [look-accessible]', () => {
  test('in the list of wallets and its help view', async ({ visitor, wallet }) => {
    await visitor.arrivesWith(wallet)
    await inEach(unasked, visitor, wallet)
  })

  test('while a wallet is asked and when it fails to connect', async ({ visitor, wallet }) => {
    await visitor.arrivesWith(wallet)
    await inEach(asked, visitor, wallet)
  })

  test('in the account view, and in the page of a connected user', async ({ visitor, wallet }) => {
    await visitor.arrivesWith(wallet)
    await visitor.connects(wallet)
    await eventually(() => flaws(visitor)).toEqual([])
    await inEach(connected, visitor, wallet)
  })

  test('on a page without wallets', async ({ visitor }) => {
    await visitor.opensTheDemo()
    await eventually(() => flaws(visitor)).toEqual([])
    await visitor.opensTheModal()
    await visitor.modal.says('connect.none')
    for (const colorScheme of ['light', 'dark'] as const) await isFlawlessIn(visitor, colorScheme)
  })
})

test('screen readers hear what happens: the dialog has a name, and the state of the request is announced', async ({
  visitor,
  wallet,
}) => {
  await listensIn(visitor.context)
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.rejectsIn(wallet)
  await visitor.modal.says('connecting.declined')
  await eventually(async () => (await heardIn(visitor.page)).join(' ')).toMatch(/declined/i)
})

describe('on a 360-pixel phone', () => {
  test.override('contextOptions', { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

  test('the modal is a bottom sheet as wide as the screen, with 44-pixel targets', async ({ visitor, wallet }) => {
    await visitor.arrivesWith(wallet)
    await visitor.page.getByTestId('connect').tap()
    await visitor.modal.wallet(wallet.name).waitFor()
    const card = visitor.page.getByTestId('w3m-modal-card')
    await eventually(() => card.boundingBox()).toMatchObject({ x: 0, width: 360 })
    await eventually(async () => {
      const box = await card.boundingBox()
      return box && Math.round(box.y + box.height)
    }).toBe(640)
    const small = await visitor.modal.dialog.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect()
          const [x, y] = [left + width / 2, top + height / 2]
          const root = button.getRootNode()
          // What counts is the area that a finger can hit, which may be larger than what is drawn.
          const hits = (dx: number, dy: number) =>
            root instanceof ShadowRoot && button.contains(root.elementFromPoint(x + dx, y + dy))
          return ![hits(-21, 0), hits(21, 0), hits(0, -21), hits(0, 21)].every(Boolean)
        })
        .map((button) => button.ariaLabel ?? button.textContent),
    )
    expect(small).toEqual([])
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('a user connects and disconnects by touch', async ({ visitor, wallet }) => {
    await visitor.arrivesWith(wallet)
    await visitor.page.getByTestId('connect').tap()
    await visitor.modal.wallet(wallet.name).tap()
    await visitor.approvesIn(wallet)
    await visitor.isConnected(wallet.accounts[0])
    await visitor.modal.isGone()
    await visitor.page.getByTestId('connect').tap()
    await visitor.modal.button('account.disconnect').tap()
    await visitor.isDisconnected()
  })
})

describe('at 400 % zoom, which leaves 320 by 256 pixels', () => {
  test.override('contextOptions', { viewport: { width: 320, height: 256 } })

  test('the user can scroll to everything and use it', async ({ visitor, wallet }) => {
    await visitor.arrivesWith(wallet)
    await visitor.connects(wallet)
    await visitor.opensTheModal()
    await visitor.modal.press('account.disconnect')
    await visitor.isDisconnected()
  })
})

test('with reduced motion, nothing slides, grows or flies [look-motion]', async ({ visitor, wallet }) => {
  await visitor.context.addInitScript(() => {
    const moves = /transform|translate|scale|rotate|height|block-size|inset/
    const moved: string[] = []
    Object.assign(window, { moved })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      if (moves.test(JSON.stringify(keyframes))) moved.push(`${this.className}: ${JSON.stringify(keyframes)}`)
      return animate.call(this, keyframes, options)
    }
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      // Even the shortest transition shows the old size for a frame.
      root.addEventListener('transitionrun', (event) => {
        if (event instanceof TransitionEvent && event.target instanceof Element)
          moved.push(`${event.target.className}: ${event.propertyName}`)
      })
      return root
    }
  })
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  await visitor.modal.press('help.Connect')
  await visitor.modal.goBack()
  await visitor.modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await visitor.isConnected()
  await visitor.modal.isGone()
  expect(await visitor.page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})
