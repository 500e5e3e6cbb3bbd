import { Connection, PublicKey } from '@solana/web3.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMint, tokenAccountOf } from '../../adapters/solana/token.ts'
import { type SolanaSandbox, startSandbox } from '../../sandbox/index.ts'
import { keepInTwoAccounts } from '../../sandbox/solana/second-account.ts'
import { createToken2022 } from '../../sandbox/solana/token-2022.ts'
import { networkOf, openSolanaWorld } from './solana-world.ts'
import { describeWalletAdapter } from './wallet-adapter.ts'
import { endOf, failureOf, patient } from './watching.ts'

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true })
})
afterAll(() => sandbox.stop())

describeWalletAdapter('Solana', (only) =>
  openSolanaWorld(sandbox, only && { networks: [networkOf(sandbox.solana.one)] }),
)

it('a token goes to the owner of a token account, and never to a mint [send-receiver]', async () => {
  const world = await openSolanaWorld(sandbox)
  await using _ = world
  const { adapter, connectorId, addresses, networks, token } = world
  world.wallet.behave('approve')
  await adapter.connect({ connectorId }, patient())
  const node = new Connection(sandbox.solana.one.directUrl)
  const mint = await readMint(node, new PublicKey(token))
  const to = tokenAccountOf(new PublicKey(addresses[1]), mint).toBase58()
  const at = { connectorId, address: addresses[0], caipNetworkId: networks[0] }
  const held = async () => {
    const [found] = await adapter.tokens({ ...at, address: addresses[1], tokens: [token] }, patient())
    return BigInt(found?.amount ?? 0)
  }
  const transaction = { to, value: '7', token }
  const before = await held()
  const said = await adapter.review({ ...at, transaction }, patient())
  const moved = { amount: '7', token }
  expect(said).toMatchObject({ sent: moved, received: moved, receiver: { isContract: false, isUnused: false } })
  expect(said).not.toHaveProperty('deposit')
  const hash = await adapter.sendTransaction({ ...at, transaction }, patient())
  expect(await endOf(adapter, { ...at, hash, transaction })).toEqual({ status: 'confirmed' })
  expect((await held()) - before).toBe(7n)

  const toMint = { ...at, transaction: { ...transaction, to: token } }
  expect(await failureOf(adapter.review(toMint, patient()))).toMatchObject({ code: 'transfer.receiver' })
  expect(await failureOf(adapter.sendTransaction(toMint, patient()))).toMatchObject({ code: 'transfer.receiver' })
})

it('a token that lies in several accounts of its owner is sent from as many of them as needed', async () => {
  const world = await openSolanaWorld(sandbox, { wallet: { accounts: [5, 6, 7] } })
  await using _ = world
  const { adapter, connectorId, addresses, networks, token } = world
  world.wallet.behave('approve')
  await adapter.connect({ connectorId }, patient())
  const all = await keepInTwoAccounts(sandbox.solana.one, 5, 5n)
  const at = { connectorId, address: addresses[0], caipNetworkId: networks[0] }
  const held = async (address: string) => {
    const [found] = await adapter.tokens({ ...at, address, tokens: [token] }, patient())
    return BigInt(found?.amount ?? 0)
  }
  expect(await held(addresses[0])).toBe(all)
  const transaction = { to: addresses[1], value: String(all), token }
  const moved = { amount: String(all), token }
  expect(await adapter.review({ ...at, transaction }, patient())).toMatchObject({ sent: moved, received: moved })
  const before = await held(addresses[1])
  const hash = await adapter.sendTransaction({ ...at, transaction }, patient())
  expect(await endOf(adapter, { ...at, hash, transaction })).toEqual({ status: 'confirmed' })
  expect([await held(addresses[0]), (await held(addresses[1])) - before]).toEqual([0n, all])
})

it('the deposit for a receiver’s token account is what the account costs, for either program [send-review]', async () => {
  const world = await openSolanaWorld(sandbox, { wallet: { accounts: [5, 6, 7] } })
  await using _ = world
  const { adapter, connectorId, addresses, networks, token: dollar } = world
  const { one } = sandbox.solana
  world.wallet.behave('approve')
  await adapter.connect({ connectorId }, patient())
  const token = await createToken2022(one, 5, 9n)
  const node = new Connection(one.directUrl, 'confirmed')
  const to = new PublicKey(new Uint8Array(32).fill(7)).toBase58()
  const at = { connectorId, address: addresses[0], caipNetworkId: networks[0] }
  const review = (transaction: { value: string; token: string }) =>
    adapter.review({ ...at, transaction: { to, ...transaction } }, patient())
  const costOf = async (size: number) => String(await node.getMinimumBalanceForRentExemption(size))

  expect(await review({ value: '1', token: dollar })).toMatchObject({ deposit: await costOf(165) })
  const [fine, refused] = [await review({ value: '9', token }), await review({ value: '10', token })]
  expect(refused).toMatchObject({ problem: expect.any(String), deposit: fine.deposit })
  const transaction = { to, value: '9', token }
  const hash = await adapter.sendTransaction({ ...at, transaction }, patient())
  expect(await endOf(adapter, { ...at, hash, transaction })).toEqual({ status: 'confirmed' })
  const mint = await readMint(node, new PublicKey(token))
  const created = await node.getBalance(tokenAccountOf(new PublicKey(to), mint))
  expect(fine.deposit).toBe(String(created))
  expect(await review({ value: '0', token })).not.toHaveProperty('deposit')
})

it('the deposit for an account that the token makes larger is what the node says that it will hold', async () => {
  const world = await openSolanaWorld(sandbox)
  await using _ = world
  const { adapter, connectorId, addresses, networks, token } = world
  const { one } = sandbox.solana
  world.wallet.behave('approve')
  await adapter.connect({ connectorId }, patient())
  const account = { executable: false, owner: token, lamports: 2_157_600, data: ['', 'base64'] }
  const value = { err: null, logs: null, accounts: [account, account] }
  const body = JSON.stringify({ jsonrpc: '2.0', id: '1', result: { context: { slot: 1 }, value } })
  one.fault({ method: 'simulateTransaction', answer: { status: 200, body }, times: 1 })
  const to = new PublicKey(new Uint8Array(32).fill(8)).toBase58()
  const input = {
    connectorId,
    address: addresses[0],
    caipNetworkId: networks[0],
    transaction: { to, value: '1', token },
  }
  expect(await adapter.review(input, patient())).toMatchObject({ deposit: '2157600' })
})
