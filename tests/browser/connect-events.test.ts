import type { SandboxWallet } from '../../sandbox/index.ts'
import { eventually } from './harness/eventually.ts'
import { grants, recovers } from './harness/misbehave.ts'
import { expect, test } from './harness/test.ts'

const midway: [name: string, happens: (wallet: SandboxWallet) => void][] = [
  ['that its accounts are gone', (wallet) => wallet.emit('accountsChanged', [])],
  ['that it is disconnected', (wallet) => wallet.emit('disconnect', { code: 4900, message: 'Gone.' })],
  ['an unknown chain', (wallet) => wallet.emit('chainChanged', '0x67932')],
  [
    'all sorts of nonsense',
    (wallet) => {
      wallet.emit('accountsChanged', 'nonsense')
      wallet.emit('accountsChanged', [wallet.accounts[1]])
      wallet.emit('disconnect')
      wallet.emit('chainChanged', { not: 'a chain' })
      wallet.emit('connect', undefined)
      wallet.emit('message', null)
    },
  ],
]

test.for(midway)(
  'a wallet that reports %s during its request still connects',
  async ([, happens], { visitor, wallet }) => {
    await visitor.arrivesWith(wallet)
    await visitor.asksToConnect(wallet)
    await visitor.windowOf(wallet)
    happens(wallet)
    await visitor.approvesIn(wallet)
    await visitor.isConnected(wallet.accounts[0])
    await visitor.modal.isGone()
  },
)

test('a wallet that moves to an unknown chain during its request connects there, and can switch back [wallet-source]', async ({
  visitor,
  wallet,
}) => {
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.windowOf(wallet)
  wallet.switchChain(424242)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.says('unsupported.headline')
  wallet.switchChain(31337)
  await visitor.modal.isGone()
  await eventually(() => visitor.page.getByTestId('chain').textContent()).toBe('Portico One')
})

test('the wallet of the last visit that connects again while the list is shown leads to the account [nav-start]', async ({
  visitor,
  wallet,
}) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  const { arrival, release } = await visitor.holdsBack(/\/assets\/load-wagmi-/)
  await visitor.page.reload()
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Connect')
  await arrival
  await release()
  await visitor.modal.isAt('title.Account')
  await visitor.modal.says('account.disconnect')
})

test('a wallet that revokes its approval before anyone listens is not shown as connected', async ({
  visitor,
  wallet,
}) => {
  grants(wallet, wallet.accounts)
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await eventually(() => visitor.traffic.askedOfWallets).toContain('eth_requestAccounts')
  await visitor.isDisconnected()
  await visitor.modal.isAt('title.Connect')
  recovers(wallet)
  await visitor.modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('a wallet that revokes its approval while the success ring closes leads back to the list', async ({
  visitor,
  wallet,
}) => {
  await visitor.takesTheClock()
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  // A view that is still loading would be shown by one of React's timers.
  await visitor.modal.says('connecting.asking', { wallet: wallet.name })
  await visitor.stopsTheClock()
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.says('connecting.connected')
  wallet.revoke()
  await visitor.isDisconnected()
  await visitor.modal.isAt('title.Connect')
  await visitor.modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('a connected wallet that reports invalid data does not break the page', async ({ visitor, wallet }) => {
  // wagmi throws on such accounts inside its own listener: the wallet gets the error, and nothing changes.
  visitor.complaints.expect(/InvalidAddressError/)
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  wallet.emit('accountsChanged', ['0x1234'])
  wallet.emit('chainChanged', 'bogus')
  wallet.emit('chainChanged', 31337)
  wallet.switchAccount(1)
  await visitor.isConnected(wallet.accounts[1])
  expect(await visitor.page.getByTestId('chain').textContent()).toBe('Portico One')
})

test('a wallet that answers a silent reconnection with garbage is left alone, and connects on request', async ({
  visitor,
  wallet,
}) => {
  // wagmi reads the accounts by itself when a wallet emits 'connect', and does not catch the error.
  visitor.complaints.expect(/InvalidAddressError/)
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  wallet.behave({ method: 'eth_accounts', with: { answer: ['0x1234'] } })
  await visitor.reloads()
  await visitor.isDisconnected()
  recovers(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('a silent reconnection that the wallet never answers is cancelled after 5 seconds', async ({
  visitor,
  wallet,
}) => {
  await visitor.takesTheClock()
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  wallet.behave({ method: 'eth_accounts', with: 'hang' })
  await visitor.reloads()
  await eventually(() => visitor.traffic.askedOfWallets.at(-1)).toBe('eth_accounts')
  await visitor.letsPass(5_000)
  await visitor.isDisconnected()
  recovers(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('while a silent reconnection hangs, the user can open the modal and connect', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  wallet.behave({ method: 'eth_accounts', with: 'hang' })
  await visitor.reloads()
  await eventually(() => visitor.traffic.askedOfWallets.at(-1)).toBe('eth_accounts')
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Connect')
  await visitor.modal.choose(wallet.name)
  await visitor.windowOf(wallet)
  // Only now: a retried silent reconnection would finish before the click.
  recovers(wallet)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('a stored wallet that fails does not keep the next one from reconnecting', async ({ visitor, createWallet }) => {
  const harbour = createWallet()
  const lantern = createWallet({ name: 'Lantern', rdns: 'test.lantern', accounts: [2] })
  await visitor.arrivesWith(harbour, lantern)
  await visitor.connects(harbour)
  await visitor.page.evaluate(() => {
    localStorage.setItem(
      '@appkit/connections',
      JSON.stringify({
        eip155: [{ connectorId: 'gone' }, { connectorId: 'test.lantern' }, { connectorId: 'test.harbour' }],
      }),
    )
  })
  grants(lantern, [])
  await visitor.reloads()
  await visitor.isConnected(harbour.accounts[0])
  expect(visitor.context.pages()).toHaveLength(1)
})
