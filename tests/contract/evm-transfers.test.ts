import { custom, isAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createConfig } from 'wagmi'
import { reviewTransaction } from '../../adapters/evm/review.ts'
import { giveTether, type Sandbox, startSandbox } from '../../sandbox/index.ts'
import { type EvmWorldOptions, openEvmWorld } from './evm-world.ts'
import { connected } from './suite/world.ts'
import { endOf, failureOf, patient } from './watching.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

/** A node of the sandbox, without its faults. */
async function ask(method: string, params: unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const { result, error } = await (await fetch(sandbox.one.directUrl, { method: 'POST', headers, body })).json()
  if (error) throw new Error(error.message)
  return result
}

const node = ({ method, params }: { method: string; params?: unknown }): Promise<unknown> =>
  ask(method, [params ?? []].flat())

/** A wallet that approves everything, and owns the money. */
async function open(adapterOptions: EvmWorldOptions['adapter'] = {}) {
  const evm = await openEvmWorld(sandbox, { only: 'first', adapter: adapterOptions })
  const world = await connected(async () => evm)
  const { adapter, connectorId, addresses, networks } = world
  const [address, to] = addresses
  const at = { connectorId, address, caipNetworkId: networks[0] }
  return { ...world, own: evm.own, adapter, connectorId, address, to, at }
}

/** Sends a transfer while no block is mined. Resolves with its status, and with what asks for that. */
async function sendsWithoutBlocks({
  adapter,
  to,
  at,
}: Pick<Awaited<ReturnType<typeof open>>, 'adapter' | 'to' | 'at'>) {
  const transaction = { to, value: '1' }
  await ask('evm_setAutomine', [false])
  const hash = await adapter.sendTransaction({ ...at, transaction }, patient())
  const waiting = await adapter.receipt({ ...at, hash, transaction }, patient())
  expect(waiting).toEqual({ status: 'pending', known: true, nonce: expect.stringMatching(/^\d+$/) })
  if (waiting.status !== 'pending' || waiting.nonce === undefined) throw new Error('It waits.')
  return { waiting, query: { ...at, hash, transaction, nonce: waiting.nonce } }
}

describe('a token of which an account has none', () => {
  it('is described on request, with its symbol and decimals: a limit on it is in its units [sessions-units]', async () => {
    const { world, adapter, address, at } = await open()
    await using _ = world
    if (!isAddress(address)) throw new Error('The sandbox gives a wallet an address.')
    const token = await giveTether(sandbox.one, address, 1n)
    const asked = { ...at, address: token, tokens: [token, address] }
    expect(await adapter.tokens(asked, patient())).toEqual([])
    expect(await adapter.tokens({ ...asked, unheld: true }, patient())).toMatchObject([
      { symbol: 'SUST', decimals: 6, amount: '0' },
    ])
  })
})

describe('a transfer on Ethereum', () => {
  it('of a token whose transfer returns nothing is reviewed and sent like any other', async () => {
    const { world, adapter, address, to, at } = await open()
    await using _ = world
    if (!isAddress(address)) throw new Error('The sandbox gives a wallet an address.')
    const token = await giveTether(sandbox.one, address, 100n)
    const transaction = { to, value: '30', token }
    const moved = { amount: '30', token }
    const said = await adapter.review({ ...at, transaction }, patient())
    expect(said).toMatchObject({ sent: moved, received: moved })
    expect(said.problem).toBeUndefined()
    const hash = await adapter.sendTransaction({ ...at, transaction }, patient())
    expect(await endOf(adapter, { ...at, hash, transaction })).toEqual({ status: 'confirmed' })
    const held = await Promise.all(
      [address, to].map((owner) => adapter.tokens({ ...at, address: owner, tokens: [token] }, patient())),
    )
    expect(held).toMatchObject([[{ amount: '70' }], [{ amount: '30' }]])
    const tooMuch = await adapter.review({ ...at, transaction: { ...transaction, value: '71' } }, patient())
    expect(tooMuch.problem).toBe('SUST: transfer amount exceeds balance')
  })

  it('of a token through its contract reports how much the account loses [swap-end]', async () => {
    const { world, adapter, to, at } = await open()
    await using _ = world
    const word = (value: string) => value.toLowerCase().padStart(64, '0')
    const transaction = { to: world.token, value: '0', data: `0xa9059cbb${word(to.slice(2))}${word('7')}` }
    const hash = await adapter.sendTransaction({ ...at, transaction }, patient())
    const changes = [{ token: world.token.toLowerCase(), amount: '-7' }]
    expect(await endOf(adapter, { ...at, hash, transaction })).toEqual({ status: 'confirmed', changes })
  })

  it('to a contract that accepts no ether would fail, even if the contract gives no reason [send-review]', async () => {
    const { world, adapter, at } = await open()
    await using _ = world
    const transaction = { to: world.token, value: '1' }
    const said = await adapter.review({ ...at, transaction }, patient())
    expect(said.problem).toBe('execution reverted')
  })

  it('leaves its fees to the wallet, which sends an EIP-1559 transaction; if the chain has a single gas price, that is the cost [send-review]', async () => {
    const { world, adapter, to, at } = await open()
    await using _ = world
    const transaction = { to, value: '1' }
    const hash = await adapter.sendTransaction({ ...at, transaction }, patient())
    expect(await ask('eth_getTransactionByHash', [hash])).toMatchObject({ type: '0x2' })
    const old = custom({
      async request({ method, params }) {
        if (method === 'eth_gasPrice') return '0x7'
        const answer = await ask(method, params)
        return method === 'eth_getBlockByNumber' ? { ...answer, baseFeePerGas: undefined } : answer
      },
    })
    const config = createConfig({ chains: [foundry], transports: { [foundry.id]: old } })
    const said = await reviewTransaction(config, foundry, { ...at, transaction })
    expect(said.fee).toBe(String(21_000 * 7))
  })

  it('that the node refuses to run fails, and differs from one that the node cannot run [send-review]', async () => {
    const { world, to, at } = await open()
    await using _ = world
    const transaction = { to, value: '1' }
    const node = (fault: { code: number; message: string }) =>
      createConfig({
        chains: [foundry],
        transports: {
          [foundry.id]: custom({
            async request({ method, params }) {
              if (method === 'eth_simulateV1') throw Object.assign(new Error(fault.message), fault)
              return ask(method, params)
            },
          }),
        },
      })
    const said = (code: number, message: string) =>
      reviewTransaction(node({ code, message }), foundry, { ...at, transaction })
    for (const code of [-32003, -38014]) {
      const refused = await said(code, 'Insufficient funds')
      expect(refused).toMatchObject({ problem: 'Insufficient funds' })
      expect(refused.fee).toBeUndefined()
    }
    for (const code of [-32601, -32000, -32004]) {
      const unable = await said(code, 'the method eth_simulateV1 does not exist')
      expect(unable.fee).toMatch(/^\d+$/)
      expect(unable).not.toHaveProperty('problem')
      expect(unable).not.toHaveProperty('received')
    }
  })

  it('of more than the current balance would fail [send-review]', async () => {
    const { world, adapter, address, to, at } = await open()
    await using _ = world
    const before = await ask('eth_getBalance', [address, 'latest'])
    await ask('anvil_setBalance', [address, '0x5'])
    const said = await adapter.review({ ...at, transaction: { to, value: '6' } }, patient())
    await ask('anvil_setBalance', [address, before])
    expect(said).toMatchObject({ own: '5', problem: expect.stringMatching(/\w/) })
    expect(said.fee).toBeUndefined()
  })

  it('is reviewed with the sender’s balance, and whether the receiver was ever used [send-review]', async () => {
    const { world, adapter, address, at } = await open()
    await using _ = world
    const to = `0x${'7a'.repeat(20)}`
    const transaction = { to, value: '1' }
    const said = await adapter.review({ ...at, transaction }, patient())
    expect(said.own).toBe(String(BigInt(await ask('eth_getBalance', [address, 'latest']))))
    expect(said.receiver).toEqual({ isContract: false, isUnused: true })
    await ask('anvil_setBalance', [to, '0x1'])
    expect((await adapter.review({ ...at, transaction }, patient())).receiver?.isUnused).toBe(false)
  })

  it('that the network drops is pending, and then unknown [send-replaced]', async () => {
    const { world, adapter, to, at } = await open()
    await using _ = world
    const { waiting, query } = await sendsWithoutBlocks({ adapter, to, at })
    await ask('anvil_dropTransaction', [query.hash])
    const forgotten = await adapter.receipt(query, patient())
    await ask('evm_setAutomine', [true])
    expect(forgotten).toEqual({ ...waiting, known: false })
  })

  it('that only the wallet’s own node knows, as in a private mempool, is pending [send-replaced]', async () => {
    const request: typeof node = ({ method, params }) =>
      method === 'eth_getTransactionByHash' ? Promise.resolve(null) : node({ method, params })
    const { world, own, watch, adapter, to, at } = await open({
      transports: { [sandbox.one.chainId]: custom({ request }) },
    })
    await using _ = world
    const { waiting, query } = await sendsWithoutBlocks({ adapter, to, at })
    expect(await adapter.receipt(query, patient())).toEqual(waiting)

    // On another chain, the wallet can't be asked: the transaction is not forgotten.
    own.switchChain(31338)
    await watch.until(({ connections }) => connections[0]?.caipNetworkId === 'eip155:31338')
    expect(await adapter.receipt(query, patient())).toEqual(waiting)
    own.switchChain(31337)
    await watch.until(({ connections }) => connections[0]?.caipNetworkId === 'eip155:31337')

    own.behave({
      method: 'eth_getTransactionByHash',
      with: { answer: { hash: `0x${'0'.repeat(64)}`, nonce: '0x0' } },
    })
    expect(await adapter.receipt(query, patient())).toEqual({ ...waiting, known: false })
    await ask('evm_setAutomine', [true])
    await ask('evm_mine', [])
  })

  it('has a fee that follows the network [send-review]', async () => {
    const { world, adapter, to, at } = await open()
    await using _ = world
    const transaction = { to, value: '1' }
    const fee = async () => BigInt((await adapter.review({ ...at, transaction }, patient())).fee ?? 0)
    const before = await fee()
    const { baseFeePerGas } = await ask('eth_getBlockByNumber', ['latest', false])
    await ask('anvil_setNextBlockBaseFeePerGas', [`0x${(BigInt(baseFeePerGas) * 40n).toString(16)}`])
    await ask('evm_mine', [])
    expect(await fee()).toBeGreaterThan(before * 2n)
  })

  it('fails if the node goes down between signing and broadcasting, and can be sent once it is up [send-refused]', async () => {
    const { world, adapter, to, at } = await open()
    await using _ = world
    const sending = { ...at, transaction: { to, value: '5' } }
    const held = async () => BigInt(await ask('eth_getBalance', [to, 'latest']))
    const before = await held()
    world.wallet.behave('ask')
    const asked = world.wallet.asked()
    const first = failureOf(adapter.sendTransaction(sending, patient()))
    await asked
    await sandbox.one.stop()
    world.wallet.approve()
    expect(await first).toMatchObject({ code: 'wallet.failed' })
    await sandbox.one.restart()
    expect(await held()).toBe(before)
    world.wallet.behave('approve')
    const hash = await adapter.sendTransaction(sending, patient())
    expect(await endOf(adapter, { ...at, hash, transaction: sending.transaction })).toEqual({ status: 'confirmed' })
    expect((await held()) - before).toBe(5n)
  })
})
