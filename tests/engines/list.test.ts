import { focused, hintOfMore } from './harness/probes.ts'
import { expect, journey } from './harness/test.ts'
import { named, says } from './harness/user.ts'

journey('list', async ({ arrives, user, sandbox }) => {
  const { api, walletConnect } = sandbox.world
  if (!api || !walletConnect) throw new Error('This sandbox has no directory')
  await arrives({ project: walletConnect.projectId, relay: walletConnect.relayUrl, api: api.url })
  await user.clicks({ id: 'connect' })
  await user.clicks({ id: 'all-wallets' })
  await user.sees(says('title.AllWallets'))
  const first = await user.stands({ text: 'Amber Wallet' })
  expect(await user.tab.evaluate(hintOfMore)).not.toBe('nothing')

  // With the wheel, until new rows appear.
  await user.misses({ text: 'Juniper Safe' })
  await user.turnsTheWheel(first, { text: 'Juniper Safe' })

  await user.clicks({ id: 'wui-input-text' })
  await user.tab.type('birch v')
  await user.sees({ text: 'Birch Vault' })
  await user.misses({ text: 'Amber Wallet' })
  await user.presses('ArrowDown')
  expect(await user.tab.evaluate(focused)).toMatch(/^wallet-search-item-/)
  await user.presses('Enter')
  await user.sees(says('title.ConnectingWalletConnect', { wallet: 'Birch Vault' }))

  await user.clicks(named('modal.back'))
  await user.sees({ text: 'Birch Vault' })
})
