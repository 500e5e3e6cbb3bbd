import { onTestFinished } from 'vitest'
import type { SandboxWallet } from '../../sandbox/index.ts'
import {
  asks,
  disconnected,
  does,
  joins,
  onEthereum,
  one,
  onSolana,
  showsState,
  solOne,
  solTwo,
  two,
  wallets,
} from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { test as base } from './harness/test.ts'
import type { Query, Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true }))
const SWITCH = 'wallet_switchEthereumChain'

async function arrives(visitor: Visitor, installed: SandboxWallet[], query?: Query): Promise<void> {
  for (const wallet of installed) await visitor.installs(wallet)
  await visitor.opensBothChains(query)
}

/** From the page to the list of networks, through the account. */
async function opensTheNetworks(visitor: Visitor): Promise<void> {
  await visitor.opensTheModal()
  await visitor.modal.accountNetwork.click()
  await visitor.modal.isAt('title.Networks')
}

test('a user who is connected in both namespaces switches between them in the list of networks', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, sundial] = [createWallet(wallets.harbour), createWallet(wallets.sundial)]
  await arrives(visitor, [harbour, sundial])
  await visitor.connects(harbour)
  const both = { eip155: onEthereum(harbour), solana: onSolana(sundial) }
  await joins(visitor, sundial, { ...both, active: 'solana', network: solOne })

  await opensTheNetworks(visitor)
  await visitor.modal.network(two).click()
  await visitor.modal.says('switching.asking', { wallet: harbour.name })
  await visitor.approvesIn(harbour)
  await visitor.modal.isAt('title.Account')
  await showsState(visitor, { ...both, active: 'eip155', network: two })

  await visitor.modal.accountNetwork.click()
  await visitor.modal.network(solOne).click()
  await visitor.modal.isAt('title.Account')
  await showsState(visitor, { ...both, active: 'solana', network: solOne })
  await visitor.modal.close()
  await visitor.reloads()
  await showsState(visitor, { ...both, active: 'solana', network: solOne })
})

test('a user who chooses a network of a namespace without a wallet connects there, and is on that network', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, sundial] = [createWallet(wallets.harbour), createWallet(wallets.sundial)]
  await arrives(visitor, [harbour, sundial])
  await visitor.connects(harbour)
  await opensTheNetworks(visitor)
  await visitor.modal.network(solTwo).click()
  await visitor.modal.says('switchChain.headline', { network: solTwo })
  await visitor.modal.goBack()
  await visitor.modal.network(solTwo).click()
  await visitor.modal.press('switchChain.connect')
  await visitor.modal.isAt('title.Connect')
  await eventually(() => visitor.modal.wallets()).toEqual(['Sundial'])
  await visitor.modal.choose('Sundial')
  await visitor.approvesIn(sundial)
  await visitor.modal.isGone()
  const both = { eip155: onEthereum(harbour), solana: onSolana(sundial) }
  await showsState(visitor, { ...both, active: 'solana', network: solTwo })

  await does(visitor, 'disconnect eip155')
  await opensTheNetworks(visitor)
  await visitor.modal.network(two).click()
  await visitor.modal.press('switchChain.connect')
  await visitor.modal.choose('Harbour')
  await visitor.approvesIn(harbour)
  await visitor.modal.says('switching.asking', { wallet: harbour.name })
  await visitor.approvesIn(harbour)
  await visitor.modal.isAt('title.Account')
  await showsState(visitor, { ...both, active: 'eip155', network: two })
})

test('a wallet on a network that the app does not support can switch or disconnect', async ({
  visitor,
  createWallet,
}) => {
  const harbour = createWallet({ ...wallets.harbour, chainId: 31339 })
  await arrives(visitor, [harbour])
  await visitor.asksToConnect(harbour)
  await visitor.approvesIn(harbour)
  await visitor.modal.says('unsupported.headline')
  await visitor.modal.network(two).click()
  await visitor.modal.says('switching.asking', { wallet: harbour.name })
  await visitor.rejectsIn(harbour)
  await visitor.modal.says('unsupported.headline')
  await visitor.modal.network(two).click()
  await visitor.approvesIn(harbour)
  await visitor.modal.isGone()
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour), network: two })

  harbour.switchChain(31339)
  await visitor.modal.says('unsupported.headline')
  harbour.switchChain(31337)
  await visitor.modal.isGone()
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })

  harbour.switchChain(31339)
  await visitor.modal.says('unsupported.headline')
  await visitor.modal.close()
  await visitor.opensTheModal()
  await visitor.modal.says('unsupported.headline')
  await visitor.modal.press('account.disconnect')
  await visitor.modal.isGone()
  await showsState(visitor, disconnected)
})

test('an app that allows any network does not ask for another one', async ({ visitor, createWallet }) => {
  const harbour = createWallet({ ...wallets.harbour, chainId: 31339 })
  await arrives(visitor, [harbour], { lax: '' })
  await visitor.connects(harbour)
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour), network: 'Unknown Network' })
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Account')
  await visitor.modal.says('account.unknownNetwork')
})

test('a user who declines to add a network returns to the list; a wallet that approves but does not switch is no dead end', async ({
  visitor,
  createWallet,
}) => {
  const harbour = createWallet({ ...wallets.harbour, chains: [31337] })
  await arrives(visitor, [harbour])
  await visitor.connects(harbour)
  const onOne = { ...disconnected, eip155: onEthereum(harbour) }
  await opensTheNetworks(visitor)
  await visitor.modal.network(two).click()
  await visitor.rejectsIn(harbour)
  await visitor.modal.isAt('title.Networks')
  await showsState(visitor, onOne)

  harbour.behave({ method: SWITCH, with: { answer: null } })
  await visitor.modal.network(two).click()
  await visitor.modal.says('chain.mismatch', { wallet: harbour.name })
  await visitor.modal.isAt('title.Networks')
  await showsState(visitor, onOne)

  harbour.behave({ method: SWITCH, with: 'ask' })
  await visitor.modal.network(two).click()
  await visitor.approvesIn(harbour)
  await visitor.modal.isAt('title.Account')
  await showsState(visitor, { ...onOne, network: two })
})

test('a switch to a network whose node is down succeeds, and its balance is shown as missing', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  await arrives(visitor, [harbour])
  await visitor.connects(harbour)
  await sandbox.two.stop()
  onTestFinished(() => sandbox.two.restart())
  // The browser's own message about a broken connection.
  visitor.complaints.expect(/Failed to load resource|ERR_EMPTY_RESPONSE/)
  await opensTheNetworks(visitor)
  await visitor.modal.network(two).click()
  await visitor.approvesIn(harbour)
  await visitor.modal.isAt('title.Account')
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour), network: two })
  await visitor.modal.says('account.balanceFailed')
})

test('adapters and networks that are removed at run time can be added again unchanged', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, sundial] = [createWallet(wallets.harbour), createWallet(wallets.sundial)]
  await arrives(visitor, [harbour, sundial])
  await visitor.connects(harbour)
  const both = { eip155: onEthereum(harbour), solana: onSolana(sundial) }
  await joins(visitor, sundial, { ...both, active: 'solana', network: solOne })
  await does(visitor, 'remove Solana')
  const alone = { ...both, active: 'eip155', network: one, solana: 'disconnected' } as const
  await showsState(visitor, alone)
  await asks(visitor, 'open Connect')
  await eventually(() => visitor.modal.wallets()).toEqual(['Harbour'])
  await visitor.modal.close()
  await does(visitor, 'add Solana')
  await showsState(visitor, { ...alone, ...both })

  await asks(visitor, `to ${two}`)
  await visitor.approvesIn(harbour)
  await showsState(visitor, { ...alone, ...both, network: two })
  await asks(visitor, 'remove Portico Two')
  await visitor.approvesIn(harbour)
  await showsState(visitor, { ...alone, ...both })
  await asks(visitor, 'open Networks')
  await visitor.modal.network(one).waitFor()
  await eventually(() => visitor.modal.network(two).count()).toBe(0)
  await visitor.modal.close()
  await does(visitor, 'add Portico Two')
  await asks(visitor, 'open Networks')
  await visitor.modal.network(two).waitFor()
})
