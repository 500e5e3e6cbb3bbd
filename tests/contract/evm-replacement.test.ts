import { afterAll, beforeAll, expect, it } from 'vitest'
import { custom } from 'wagmi'
import { WagmiAdapter } from '../../adapters/evm/index.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { Receipt } from '../../machines/ports.ts'
import { type Sandbox, startSandbox } from '../../sandbox/index.ts'
import { networkOf } from './evm-world.ts'
import { patient } from './watching.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

/** A node of the sandbox, without its faults. */
async function ask(method: string, params: unknown[]): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const { result } = await (await fetch(sandbox.one.directUrl, { method: 'POST', headers, body })).json()
  return result
}

const value = '700'
const fees = (gwei: bigint) => {
  const fee = `0x${(gwei * 10n ** 9n).toString(16)}`
  return { maxFeePerGas: fee, maxPriorityFeePerGas: fee }
}

/** Nodes behind one URL: one that is behind answers each of these methods with null, the given number of times. */
function behind(nulls: Readonly<Record<string, number>>) {
  const left = new Map(Object.entries(nulls))
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    const count = left.get(method) ?? 0
    left.set(method, count - 1)
    return count > 0 ? null : ask(method, [params].flat())
  }
  return custom({ request })
}

/** Sends a transaction, replaces it before it is mined, and asks for the outcome of the first. */
async function replaced(
  other: (of: { from: string; to: string; token: string }) => object,
  nulls: Readonly<Record<string, number>> = {},
): Promise<Receipt> {
  const [, , , from = '', to = ''] = sandbox.world.accounts
  const token = sandbox.world.token.address
  const network = networkOf(sandbox.one)
  const networks = [toNetwork(network)]
  const transports = { [network.id]: behind(nulls) }
  const adapter = await new WagmiAdapter({ networks: [network], storage: null, transports }).load({ networks })
  const nonce = await ask('eth_getTransactionCount', [from, 'latest'])
  await ask('evm_setAutomine', [false])
  const sent = { from, to, nonce, value: `0x${BigInt(value).toString(16)}`, ...fees(2n) }
  const hash = await ask('eth_sendTransaction', [sent])
  await ask('eth_sendTransaction', [{ from, nonce, ...fees(20n), ...other({ from, to, token }) }])
  await ask('evm_mine', [])
  await ask('evm_setAutomine', [true])
  // The block is no longer the latest.
  for (let more = 0; more < 3; more += 1) await ask('evm_mine', [])
  const transaction = { to, value }
  const query = {
    connectorId: 'none',
    address: from,
    caipNetworkId: 'eip155:31337',
    hash,
    nonce: String(BigInt(nonce)),
    transaction,
  } as const
  return adapter.receipt(query, patient())
}

const hash = expect.stringMatching(/^0x[\da-f]{64}$/)

it.each<[string, Parameters<typeof replaced>[0], Receipt]>([
  ['the same for a higher fee', ({ to }) => ({ to, value: '0x2bc' }), { status: 'spedUp', hash }],
  ['nothing', ({ from }) => ({ to: from, value: '0x0' }), { status: 'cancelled', hash }],
  ['another amount', ({ to }) => ({ to, value: '0x1' }), { status: 'replaced', hash }],
  ['something else', ({ token }) => ({ to: token, data: '0x06fdde03' }), { status: 'replaced', hash }],
])('a transaction that is replaced by %s is reported as such [send-replaced]', async (_, other, told) => {
  expect(await replaced(other)).toEqual(told)
})

it('a replacement is asked for again until the node has its receipt, which may say that it failed [send-replaced]', async () => {
  // The first is the receipt of the replaced one.
  const outcome = await replaced(({ to }) => ({ to, value: '0x2bc' }), { eth_getTransactionReceipt: 2 })
  expect(outcome).toMatchObject({ status: 'pending', known: true })
})

/** A mined transaction's outcome, asked for twice at a URL that leads to several nodes, some of which are behind. */
async function outcomesBehind(nulls: Readonly<Record<string, number>>): Promise<Receipt[]> {
  const [, , , from = '', to = ''] = sandbox.world.accounts
  const network = networkOf(sandbox.one)
  const networks = [toNetwork(network)]
  const transports = { [network.id]: behind(nulls) }
  const adapter = await new WagmiAdapter({ networks: [network], storage: null, transports }).load({ networks })
  const nonce = String(BigInt(await ask('eth_getTransactionCount', [from, 'latest'])))
  // A node that mines by itself answers before it has mined.
  await ask('evm_setAutomine', [false])
  const own = await ask('eth_sendTransaction', [{ from, to, value: '0x2bc' }])
  await ask('evm_mine', [])
  await ask('evm_setAutomine', [true])
  const transaction = { to, value }
  const caipNetworkId = 'eip155:31337'
  const query = { connectorId: 'none', address: from, caipNetworkId, hash: own, nonce, transaction } as const
  return [await adapter.receipt(query, patient()), await adapter.receipt(query, patient())]
}

const pending = { status: 'pending', known: true, nonce: expect.any(String) }
const unknownOnce = { eth_getTransactionReceipt: 1, eth_getTransactionByHash: 1 }
const unknownTwice = { eth_getTransactionReceipt: 2, eth_getTransactionByHash: 2 }

it.each<[string, Record<string, number>, Receipt]>([
  ['used by the transaction itself, is asked for again', unknownOnce, { status: 'confirmed' }],
  ['used in no block yet, is asked for again', { ...unknownOnce, eth_getBlockByNumber: 1 }, { status: 'confirmed' }],
  ['used in no block either time, is replaced', { ...unknownTwice, eth_getBlockByNumber: 2 }, { status: 'replaced' }],
])('a transaction that the node does not know, and whose nonce is %s [send-replaced]', async (_, nulls, told) => {
  expect(await outcomesBehind(nulls)).toEqual([pending, told])
})
