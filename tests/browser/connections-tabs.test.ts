import type { SandboxWallet } from '../../sandbox/index.ts'
import {
  disconnected,
  does,
  holds,
  joins,
  onEthereum,
  onSolana,
  showsState,
  solOne,
  solTwo,
  wallets,
} from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true }))

async function arrives(visitor: Visitor, ...installed: SandboxWallet[]): Promise<void> {
  for (const wallet of installed) await visitor.installs(wallet)
  await visitor.opensBothChains({ multi: '' })
}

test('a disconnection and a network choice in one tab apply in the other', async ({ visitor, createWallet }) => {
  const [harbour, sundial] = [createWallet(wallets.harbour), createWallet(wallets.sundial)]
  await arrives(visitor, harbour, sundial)
  await visitor.connects(harbour)
  const both = { active: 'solana', network: solOne, eip155: onEthereum(harbour), solana: onSolana(sundial) } as const
  await joins(visitor, sundial, both)
  const other = await visitor.opensATab()
  await other.opensBothChains({ multi: '' })
  await showsState(other, both)

  await does(visitor, `to ${solTwo}`)
  await showsState(other, { ...both, network: solTwo })
  await does(other, 'disconnect solana')
  await showsState(visitor, { ...disconnected, eip155: both.eip155 })
  await does(visitor, 'disconnect eip155')
  await showsState(other, disconnected)
  await does(other, `to ${solTwo}`)
  await showsState(visitor, { ...disconnected, active: 'solana', network: solTwo })
})

test('two tabs connect different wallets at once, and a reload of either has both', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, orchard] = [createWallet(wallets.harbour), createWallet(wallets.orchard)]
  await arrives(visitor, harbour, orchard)
  const other = await visitor.opensATab()
  await other.opensBothChains({ multi: '' })
  await visitor.asksToConnect(harbour)
  await other.asksToConnect(orchard)
  // Both ask: a connection in one tab ends the request that the other was about to send.
  await Promise.all([visitor.windowOf(harbour), other.windowOf(orchard)])
  await Promise.all([visitor.approvesIn(harbour), other.approvesIn(orchard)])
  await visitor.isConnected()
  await other.isConnected()
  for (const tab of [visitor, other]) {
    await tab.reloads()
    const names = async () => {
      const { eip155 } = JSON.parse((await tab.page.getByTestId('connections').textContent()) ?? '')
      return eip155.map((name: string) => name.replace('*', '')).sort()
    }
    await eventually(names).toEqual(['Harbour', 'Orchard'])
  }
})

/** Whether a stored connection is being restored: wagmi itself may also ask a wallet. */
const isTrying = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => {
    const seen: string[] = Reflect.get(globalThis, 'seen') ?? []
    return seen.some((states) => states.includes('wallet:eip155/reconnect active "trying"'))
  })

test('when the first of three stored wallets hangs and the second throws, the third connects', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, orchard, meadow] = [wallets.harbour, wallets.orchard, wallets.meadow].map((options) =>
    createWallet({ ...options, namespaces: ['eip155'] }),
  )
  if (!harbour || !orchard || !meadow) throw new Error('There are three wallets')
  await visitor.takesTheClock()
  for (const wallet of [harbour, orchard, meadow]) await visitor.installs(wallet)
  await visitor.opensBothChains({ multi: '', record: '' })
  await visitor.connects(harbour)
  await joins(visitor, orchard, { ...disconnected, eip155: onEthereum(orchard) })
  await joins(visitor, meadow, { ...disconnected, eip155: onEthereum(meadow) })
  // wagmi itself asks whenever a wallet emits 'connect', and catches no error.
  visitor.complaints.expect(/^uncaught: Error: Unauthorized\./)
  meadow.behave({ method: 'eth_accounts', with: 'hang' })
  orchard.behave({ method: 'eth_accounts', with: { error: { code: 4100, message: 'Unauthorized.' } } })
  await visitor.reloads()
  await eventually(() => isTrying(visitor)).toBe(true)
  await visitor.letsPass(5_000)
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  await holds(visitor, ['Harbour*'], [])
})

test('a stored wallet that no longer exists delays nothing, and two simultaneous disconnects both complete', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, sundial] = [createWallet(wallets.harbour), createWallet(wallets.sundial)]
  await arrives(visitor, harbour, sundial)
  await visitor.connects(harbour)
  const both = { active: 'solana', network: solOne, eip155: onEthereum(harbour), solana: onSolana(sundial) } as const
  await joins(visitor, sundial, both)
  await visitor.page.evaluate(() => {
    const key = '@appkit/connections'
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
    for (const namespace of Object.keys(stored)) stored[namespace].unshift({ connectorId: 'test.gone' })
    localStorage.setItem(key, JSON.stringify(stored))
  })
  await visitor.reloads()
  await showsState(visitor, both)
  await holds(visitor, ['Harbour*'], ['Sundial*'])

  await visitor.page.evaluate(() => {
    for (const name of ['eip155', 'solana'])
      document.querySelector<HTMLElement>(`[data-testid="disconnect ${name}"]`)?.click()
  })
  await visitor.isDisconnected()
  await visitor.reloads()
  await visitor.isDisconnected()
  expect([harbour.pending(), sundial.pending()]).toEqual([[], []])
})
