import { expect, it, vi } from 'vitest'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { isAtomic, readCalls, sendCalls } from './calls.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const at = { connectorId: 'any', address, caipNetworkId: 'eip155:1' } as const
const hash = `0x${'ab'.repeat(32)}`

/** A wallet with scripted answers that fails for other requests; and its requests. */
function walletThat(answers: Record<string, unknown>) {
  const request = vi.fn(async ({ method }: { method: string; params?: unknown }) => {
    if (answers[method] instanceof Error) throw answers[method]
    return answers[method]
  })
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://localhost:1') },
    connectors: [
      () => ({
        ...{ id: 'any', name: 'Any', type: 'test' },
        getProvider: async () => ({ request }),
        connect: async () => Promise.reject(new Error('It is never connected.')),
        disconnect: async () => undefined,
        getAccounts: async () => [address],
        getChainId: async () => 1,
        isAuthorized: async () => false,
        ...{ onAccountsChanged: () => undefined, onChainChanged: () => undefined, onDisconnect: () => undefined },
      }),
    ],
    storage: null,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('It was configured.')
  return { config, connector, request }
}

it.each([
  [{ '0x1': { atomic: { status: 'supported' } } }, true],
  [{ '0x1': { atomic: { status: 'ready' } } }, true],
  [{ '0x1': { atomic: { status: 'unsupported' } } }, false],
  [{ '0xa': { atomic: { status: 'supported' } } }, false],
  [{ '0x1': { atomic: 'supported' } }, false],
  [{ '0x1': {} }, false],
  [null, false],
  [new Error('No such method'), false],
])('a wallet whose capabilities are %j: %s [swap-atomic]', async (wallet_getCapabilities, can) => {
  expect(await isAtomic(walletThat({ wallet_getCapabilities }).connector, at)).toBe(can)
})

it('a wallet is asked once per account and chain, and for at most 2 s [swap-atomic]', async () => {
  vi.useFakeTimers()
  const { connector, request } = walletThat({ wallet_getCapabilities: new Promise(() => undefined) })
  const said = [isAtomic(connector, at), isAtomic(connector, at)]
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  expect([await Promise.all(said), request.mock.calls.length]).toEqual([[false, false], 1])
})

const calls = { first: { to: address, data: '0x1234', value: '0' }, transaction: { to: address, value: '16' } }

/** Connected, and on this chain. */
function walletOn(chainId: number, answers: Record<string, unknown>) {
  const wallet = walletThat(answers)
  const { config, connector } = wallet
  const connections = new Map([[connector.uid, { accounts: [address] as const, chainId, connector }]])
  config.setState((state) => ({ ...state, current: connector.uid, connections, status: 'connected' }))
  return wallet
}

it('both calls are requested together, and only atomically [swap-atomic]', async () => {
  const { config, connector, request } = walletOn(1, { wallet_sendCalls: { id: '0x07' } })
  expect(await sendCalls(config, connector, { ...at, ...calls })).toBe('0x07')
  expect(request.mock.calls).toEqual([
    [
      {
        method: 'wallet_sendCalls',
        params: [
          {
            ...{ version: '2.0.0', from: address, chainId: '0x1', atomicRequired: true },
            calls: [
              { to: address, data: '0x1234', value: '0x0' },
              { to: address, value: '0x10' },
            ],
          },
        ],
      },
    ],
  ])
})

it('an id may have the form of the first draft; a missing id counts as none, and on another chain nothing is requested [swap-atomic]', async () => {
  const send = async (chainId: number, wallet_sendCalls: unknown) => {
    const { config, connector } = walletOn(chainId, { wallet_sendCalls })
    return sendCalls(config, connector, { ...at, ...calls }).catch((cause: { code: string }) => cause.code)
  }
  expect(await send(1, 'calls-1')).toBe('calls-1')
  for (const nothing of [{}, '', 7, { id: 'x'.repeat(8_195) }]) expect(await send(1, nothing)).toBe('wallet.badHash')
  expect(await send(10, 'calls-1')).toBe('chain.mismatch')
})

it.each([
  [{ code: 4001 }, true],
  [{ code: 5700 }, false],
  [{ code: 5750 }, false],
  [{ code: 5760 }, false],
  [{ code: -32603 }, false],
])('a wallet that answers with %j can do it next time: %s [swap-atomic]', async (failure, can) => {
  const { config, connector } = walletOn(1, {
    wallet_getCapabilities: { '0x1': { atomic: { status: 'supported' } } },
    wallet_sendCalls: Object.assign(new Error('No'), failure),
  })
  expect(await isAtomic(connector, at)).toBe(true)
  await expect(sendCalls(config, connector, { ...at, ...calls })).rejects.toMatchObject(failure)
  expect(await isAtomic(connector, at)).toBe(can)
})

const receipts = [{ transactionHash: hash, status: '0x1' }]
it.each([
  [{ status: 100 }, { status: 'pending', known: true }],
  [{ status: 'PENDING' }, { status: 'pending', known: true }],
  [
    { status: 200, receipts },
    { status: 'confirmed', hash },
  ],
  [
    { status: 'CONFIRMED', receipts },
    { status: 'confirmed', hash },
  ],
  [{ status: 200 }, { status: 'confirmed' }],
  [
    { status: 200, receipts: [{ transactionHash: hash, status: '0x0' }] },
    { status: 'failed', hash },
  ],
  [{ status: 400 }, { status: 'pending', known: false }],
  [
    { status: 500, receipts: [{ transactionHash: hash, status: '0x0' }] },
    { status: 'failed', hash },
  ],
  [{ status: 600 }, { status: 'failed' }],
  [Object.assign(new Error('No such calls'), { code: 5730 }), { status: 'pending', known: false }],
])('a calls status of %j is reported as %j [swap-atomic]', async (wallet_getCallsStatus, told) => {
  expect(await readCalls(walletThat({ wallet_getCallsStatus }).connector, 'any')).toEqual(told)
})

it.each([[{ status: 'fine' }], [{}], [null], [7]])(
  'an answer like %j counts as none',
  async (wallet_getCallsStatus) => {
    const asked = readCalls(walletThat({ wallet_getCallsStatus }).connector, 'any')
    await expect(asked).rejects.toMatchObject({ code: 'wallet.badAnswer' })
  },
)
