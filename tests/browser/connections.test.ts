import { accounts } from '../../sandbox/evm/accounts.ts'
import type { WalletOptions } from '../../sandbox/index.ts'
import { solanaAccounts } from '../../sandbox/solana/accounts.ts'
import { eventually } from './harness/eventually.ts'
import { test as base } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.override('sandboxOptions', () => ({ solana: true }))

const harbour: WalletOptions = { name: 'Harbour', rdns: 'test.harbour', accounts: [0] }
const orchard: WalletOptions = { id: 'orchard', name: 'Orchard', rdns: 'test.orchard', accounts: [1] }
const sundial: WalletOptions = { id: 'sundial', name: 'Sundial', namespaces: ['solana'], accounts: [2] }
const [first, second] = accounts.map(({ address }) => address)
const third = solanaAccounts[2]?.address

const text = ({ page }: Visitor, id: string) => eventually(() => page.getByTestId(id).textContent())

test('connects a wallet of Solana', async ({ visitor, createWallet }) => {
  const wallet = createWallet(sundial)
  await visitor.installs(wallet)
  await visitor.opensBothChains()
  await visitor.connects(wallet)
  await text(visitor, 'solana-address').toBe(third)
  await text(visitor, 'active').toBe('solana')
  await text(visitor, 'chain').toBe('Portico Sol One')
  await visitor.reloads()
  await text(visitor, 'solana-address').toBe(third)
  await text(visitor, 'active').toBe('solana')
})

test('two wallets of Ethereum and one of Solana are connected at once, switched between, one disconnected, and all as before after a reload', async ({
  visitor,
  createWallet,
}) => {
  const [one, two, sun] = [createWallet(harbour), createWallet(orchard), createWallet(sundial)]
  for (const wallet of [one, two, sun]) await visitor.installs(wallet)
  await visitor.opensBothChains({ multi: '' })
  await visitor.connects(one)
  await text(visitor, 'eip155-address').toBe(first)
  void second
})
