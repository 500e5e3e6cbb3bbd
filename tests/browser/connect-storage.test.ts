import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** Ways in which `localStorage` can fail, each set up before the page's own scripts run. */
const hostile: [name: string, script: () => void][] = [
  [
    'is forbidden, so that looking at it throws',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    },
  ],
  [
    'is full, so that writing throws',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  ],
  [
    'is null, as in some web views',
    () => {
      Object.defineProperty(window, 'localStorage', { value: null })
    },
  ],
  [
    'is filled with words that are not JSON',
    () => {
      if (sessionStorage.length > 0) return
      sessionStorage.setItem('filled', 'yes')
      const keys = ['@appkit/connections', '@appkit/connection_status', 'wagmi.store', 'wagmi.recentConnectorId']
      for (const key of keys) localStorage.setItem(key, '}{ not json')
    },
  ],
  [
    'is filled with JSON of other shapes',
    () => {
      if (sessionStorage.length > 0) return
      sessionStorage.setItem('filled', 'yes')
      localStorage.setItem('@appkit/connections', '{"eip155":[{"connectorId":{}}],"martian":7}')
      localStorage.setItem('@appkit/connection_status', 'connected')
      localStorage.setItem('wagmi.store', '{"state":{"connections":[1,2],"chainId":"x","current":{}},"version":2}')
      localStorage.setItem('wagmi.recentConnectorId', '[]')
    },
  ],
]

const connectsAndLeaves = async (visitor: Visitor) => {
  await visitor.opensTheModal()
  await visitor.modal.press('account.disconnect')
  await visitor.isDisconnected()
  await visitor.modal.isGone()
}

test.for(hostile)(
  'when localStorage %s, the user connects, disconnects and connects again',
  async ([, script], { visitor, wallet }) => {
    await visitor.context.addInitScript(script)
    await visitor.arrivesWith(wallet)
    await visitor.connects(wallet)
    await connectsAndLeaves(visitor)
    await visitor.connects(wallet)
  },
)

test('when localStorage is really full, the user connects', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      try {
        for (let serial = 0; ; serial += 1) localStorage.setItem(`filler-${size}-${serial}`, 'x'.repeat(size))
      } catch {
        // Full for values of this size; a smaller one may still fit.
      }
    }
  })
  await visitor.reloads()
  await visitor.connects(wallet)
})

test('a connection overwrites garbage in localStorage, and a reload finds it', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.page.evaluate(() => {
    for (const key of ['@appkit/connections', '@appkit/connection_status', 'wagmi.store'])
      localStorage.setItem(key, '}{')
  })
  await visitor.reloads()
  await visitor.connects(wallet)
  await visitor.reloads()
  await visitor.isConnected(wallet.accounts[0])
})

test('a second tab connects without a click or a prompt', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  const before = visitor.traffic.askedOfWallets.length
  const other = await visitor.opensATab()
  await other.opensTheDemo()
  await other.isConnected(wallet.accounts[0])
  expect(visitor.traffic.askedOfWallets.slice(before)).not.toContain('eth_requestAccounts')
  expect(visitor.traffic.askedOfWallets.slice(before)).not.toContain('wallet_requestPermissions')
})

test('an account change in the wallet appears in both tabs', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  const other = await visitor.opensATab()
  await other.opensTheDemo()
  await other.isConnected(wallet.accounts[0])
  wallet.switchAccount(1)
  await visitor.isConnected(wallet.accounts[1])
  await other.isConnected(wallet.accounts[1])
})

test('disconnecting in one tab disconnects the other, and neither reconnects after a reload', async ({
  visitor,
  wallet,
}) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  const other = await visitor.opensATab()
  await other.opensTheDemo()
  await other.isConnected(wallet.accounts[0])
  await other.opensTheModal()
  await other.modal.press('account.disconnect')
  await other.isDisconnected()
  await visitor.isDisconnected()
  await visitor.reloads()
  await visitor.isDisconnected()
  await other.reloads()
  await other.isDisconnected()
})

test('when two tabs ask the same wallet, one approval connects both', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  const other = await visitor.opensATab()
  await other.opensTheDemo()
  await visitor.page.bringToFront()
  await visitor.asksToConnect(wallet)
  await visitor.windowOf(wallet)
  await other.page.bringToFront()
  await other.asksToConnect(wallet)
  await other.modal.says('wallet.pending', { wallet: wallet.name })
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await other.isConnected(wallet.accounts[0])
  await other.modal.isGone()
})
