import { afterAll, beforeAll, expect, it } from 'vitest'
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

/** Sends a transaction, replaces it before it is mined, and asks for the outcome of the first. */
async function replaced(other: (of: { from: string; to: string; token: string }) => object): Promise<Receipt> {
  const [, , , from = '', to = ''] = sandbox.world.accounts
  const token = sandbox.world.token.address
  const network = networkOf(sandbox.one)
  const networks = [toNetwork(network)]
  const adapter = await new WagmiAdapter({ networks: [network], storage: null }).load({ networks })
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
