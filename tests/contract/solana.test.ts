import { Connection, PublicKey } from '@solana/web3.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMint, tokenAccountOf } from '../../adapters/solana/token.ts'
import { type SolanaSandbox, startSandbox } from '../../sandbox/index.ts'
import { keepInTwoAccounts } from '../../sandbox/solana/second-account.ts'
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
