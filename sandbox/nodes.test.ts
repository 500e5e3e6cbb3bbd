import { createServer } from 'node:net'
import { createPublicClient, createWalletClient, http, parseEther, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accounts, type Sandbox, startSandbox, TOKEN_GRANT, token } from './index.ts'
import { listen } from './net/listen.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())
afterEach(() => sandbox.one.clear())

const [alice, bob] = accounts as [(typeof accounts)[number], (typeof accounts)[number]]
const reader = (url: string) => createPublicClient({ transport: http(url, { retryCount: 0 }), pollingInterval: 10 })
const post = (body: unknown, signal: AbortSignal | null = null) =>
  fetch(sandbox.one.url, { method: 'POST', body: JSON.stringify(body), signal })
const call = (method: string, id = 1) => ({ jsonrpc: '2.0', id, method, params: [] })

test('two chains respond under their ids, with funded accounts and the same token', async () => {
  for (const [node, chainId] of [
    [sandbox.one, 31337],
    [sandbox.two, 31338],
  ] as const) {
    const client = reader(node.url)
    expect(await client.getChainId()).toBe(chainId)
    expect(await client.getBalance({ address: alice.address })).toBe(parseEther('10000'))
    const read = (functionName: string, args: unknown[] = []) =>
      client.readContract({ address: token.address, abi: token.abi, functionName, args })
    expect(await Promise.all([read('name'), read('symbol'), read('decimals')])).toEqual(['Sandbox Dollar', 'SUSD', 6])
    expect(await read('balanceOf', [alice.address])).toBe(TOKEN_GRANT)
  }
})

test('ETH and the token can be sent', async () => {
  const client = reader(sandbox.two.url)
  const wallet = createWalletClient({ account: alice, transport: http(sandbox.two.url) })
  const before = await client.getBalance({ address: bob.address })

  const eth = await wallet.sendTransaction({ chain: null, to: bob.address, value: parseEther('1.5') })
  expect((await client.waitForTransactionReceipt({ hash: eth })).status).toBe('success')
  expect(await client.getBalance({ address: bob.address })).toBe(before + parseEther('1.5'))

  const contract = { address: token.address, abi: token.abi } as const
  const args = [bob.address, parseUnits('25', token.decimals)]
  const susd = await wallet.writeContract({ ...contract, chain: null, functionName: 'transfer', args })
  expect((await client.waitForTransactionReceipt({ hash: susd })).status).toBe('success')
  const held = await client.readContract({ ...contract, functionName: 'balanceOf', args: [bob.address] })
  expect(held).toBe(TOKEN_GRANT + 25_000_000n)
})

test('calls are listed, including those of a batch one by one', async () => {
  sandbox.one.requests.length = 0
  await post(call('eth_chainId'))
  await post([call('eth_blockNumber', 1), call('eth_gasPrice', 2)])
  expect(sandbox.one.requests.map(({ method, batchSize }) => [method, batchSize])).toEqual([
    ['eth_chainId', 1],
    ['eth_blockNumber', 2],
    ['eth_gasPrice', 2],
  ])
})

test('a page of any origin may send requests and read Retry-After', async () => {
  const headers = {
    origin: 'http://dapp.test',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-anything',
  }
  const preflight = await fetch(sandbox.one.url, { method: 'OPTIONS', headers })
  expect(preflight.ok).toBe(true)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,x-anything')

  sandbox.one.fault({ answer: { status: 429, headers: { 'Retry-After': '7' }, body: 'Slow down.' }, times: 1 })
  const limited = await post(call('eth_chainId'))
  expect([limited.status, limited.headers.get('retry-after'), await limited.text()]).toEqual([429, '7', 'Slow down.'])
  expect(limited.headers.get('access-control-allow-origin')).toBe('*')
  expect(limited.headers.get('access-control-expose-headers')).toBe('Retry-After')

  expect((await post(call('eth_chainId'))).status).toBe(200)
})

test('a fault affects only its method, until it is cleared', async () => {
  sandbox.one.fault({ method: 'eth_gasPrice', answer: { error: { code: -32005, message: 'Limit exceeded' } } })
  expect(await (await post(call('eth_chainId'))).json()).toMatchObject({ result: '0x7a69' })
  const error = { code: -32005, message: 'Limit exceeded' }
  expect(await (await post(call('eth_gasPrice', 5))).json()).toEqual({ jsonrpc: '2.0', id: 5, error })
  expect(await (await post([call('eth_gasPrice', 6)])).json()).toEqual([{ jsonrpc: '2.0', id: 6, error }])
  sandbox.one.clear()
  expect(await (await post(call('eth_gasPrice'))).json()).toHaveProperty('result')
})

test('a proxy drops, garbles, delays and hangs', async () => {
  sandbox.one.fault({ answer: 'drop', times: 1 })
  await expect(post(call('eth_chainId'))).rejects.toThrow('fetch failed')

  sandbox.one.fault({ answer: 'garbage', times: 1 })
  const garbled = await post(call('eth_chainId'))
  expect(garbled.status).toBe(200)
  await expect(garbled.json()).rejects.toThrow(SyntaxError)

  sandbox.one.fault({ delay: 300, method: 'eth_gasPrice', times: 1 })
  const order: string[] = []
  await Promise.all([
    post(call('eth_gasPrice')).then(() => order.push('delayed')),
    post(call('eth_chainId')).then(() => order.push('prompt')),
  ])
  expect(order).toEqual(['prompt', 'delayed'])

  sandbox.one.fault({ answer: 'hang', times: 1 })
  await expect(post(call('eth_chainId'), AbortSignal.timeout(50))).rejects.toThrow('timeout')
})

test('a paused node hangs and answers when it is resumed', async () => {
  sandbox.one.pause()
  let answered = false
  const waiting = post(call('eth_chainId')).then((response) => {
    answered = true
    return response.json()
  })
  await post(call('eth_chainId'), AbortSignal.timeout(100)).catch(() => {})
  expect(answered).toBe(false)
  sandbox.one.resume()
  expect(await waiting).toMatchObject({ result: '0x7a69' })
})

test('a stopped node cuts its connections, and starts again with its chain at the same address', async () => {
  const client = reader(sandbox.one.url)
  const { url, directUrl } = sandbox.one
  const wallet = createWalletClient({ account: alice, transport: http(url) })
  const hash = await wallet.sendTransaction({ chain: null, to: bob.address, value: 1n })
  const before = await client.waitForTransactionReceipt({ hash })

  await sandbox.one.stop()
  await expect(post(call('eth_chainId'))).rejects.toThrow('fetch failed')
  await sandbox.one.restart()

  expect([sandbox.one.url, sandbox.one.directUrl]).toEqual([url, directUrl])
  expect(await client.getTransactionReceipt({ hash })).toEqual(before)
  expect(await client.getCode({ address: token.address })).toMatch(/^0x60/)
})

test('a preferred port is used if it is free, and otherwise replaced with a message', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  const lines: string[] = []
  const app = { fetch: () => new Response('here') }
  const options = { name: 'Front', port, log: (line: string) => lines.push(line) }

  const elsewhere = await listen(app, options)
  expect(elsewhere.port).not.toBe(port)
  expect(lines).toEqual([`Front: port ${port} is taken, so it listens on ${elsewhere.port}.`])
  await elsewhere.close()

  await new Promise((resolve) => taken.close(resolve))
  const there = await listen(app, options)
  expect([there.port, lines.length]).toEqual([port, 1])
  expect(await (await fetch(there.url)).text()).toBe('here')
  await there.close()
})
