import { createPublicClient, http, parseEther, toHex, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts, type Phone, startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { approved, chainsOf, connected, type Dapp, openDapp, takePhone, watchLines } from './relay-world.ts'
import { failureOf } from './watching.ts'

const [alice, bob] = accounts.map(({ address }) => address) as [`0x${string}`, `0x${string}`]
const ONE = 'eip155:31337'
const TWO = 'eip155:31338'

let sandbox: WalletConnectSandbox
let lines: string[]
beforeAll(async () => {
  sandbox = await startSandbox({ walletConnect: true })
  lines = watchLines(sandbox)
})
afterAll(async () => {
  const visited = new Set(sandbox.walletConnect.relay.visits.map(({ path }) => path))
  await sandbox.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // No request has left the machine, and in Node the clients call only the relay: the one visit is our own.
  expect(visited).toEqual(new Set(['/v1/']))
  expect(new Set(lines)).toEqual(new Set(['127.0.0.1']))
})

const sign = ({ provider }: Dapp, message: string, chain = ONE) =>
  provider.request<`0x${string}`>({ method: 'personal_sign', params: [toHex(message), alice] }, chain)

const isSigned = (message: string, signature: `0x${string}`) => verifyMessage({ address: alice, message, signature })

describe('a pairing', () => {
  let dapp: Dapp
  let phone: Phone
  beforeEach(async () => {
    dapp = await openDapp(sandbox)
    phone = await takePhone(sandbox)
    return async () => {
      await dapp[Symbol.asyncDispose]()
      await phone.destroy()
    }
  })

  it('shows the user which dApp requests what', async () => {
    const { uri } = await dapp.pair([ONE])
    await phone.pair(uri)
    const request = await phone.nextRequest()
    expect(request).toEqual({
      id: request.id,
      topic: uri.slice('wc:'.length, uri.indexOf('@')),
      dapp: { name: 'A dApp', url: 'http://dapp.test' },
      method: 'wc_sessionPropose',
      params: {
        requiredNamespaces: {},
        optionalNamespaces: {
          eip155: {
            chains: [ONE],
            methods: [
              'personal_sign',
              'eth_sendTransaction',
              'eth_signTypedData_v4',
              'wallet_switchEthereumChain',
              'wallet_addEthereumChain',
            ],
            events: ['accountsChanged', 'chainChanged'],
          },
        },
      },
    })
  })

  it('approves what the user chooses', async () => {
    const { uri, session } = await dapp.pair([ONE, TWO])
    await phone.pair(uri)
    await phone.nextRequest()
    await phone.approve({ chains: [TWO], accounts: [bob, alice] })
    expect((await session)?.namespaces.eip155).toMatchObject({
      chains: [TWO],
      accounts: [`${TWO}:${bob}`, `${TWO}:${alice}`],
    })
    expect(phone.pending()).toEqual([])
  })

  it('can be rejected', async () => {
    const { uri, session } = await dapp.pair([ONE])
    const failure = failureOf(session)
    await phone.pair(uri)
    await phone.nextRequest()
    await phone.reject()
    expect(await failure).toMatchObject({ code: 5000, message: 'User rejected.' })
    expect(phone.sessions()).toEqual([])
  })

  it('waits in the mailbox until the user scans it', async () => {
    const { relay } = sandbox.walletConnect
    const before = relay.waiting
    const { uri, session } = await dapp.pair([ONE])
    expect(relay.waiting).toBe(before + 1)
    phone.behave({ with: 'approve' })
    await phone.pair(uri)
    expect((await session)?.peer.metadata.name).toBe('Sandbox Phone')
  })

  it('that is invalid is refused by the phone', async () => {
    expect(await failureOf(phone.pair('wc:nothing'))).toMatchObject({
      message: expect.stringContaining('Missing or invalid. pair() uri'),
    })
  })
})

it('chains are read through the service that stands in for rpc', async () => {
  const ask = (chain: string) => {
    const url = sandbox.walletConnect.relay.standIn(`https://rpc.walletconnect.org/v1/?chainId=${chain}&projectId=x`)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    return fetch(url ?? '', { method: 'POST', body })
  }
  expect(await (await ask(TWO)).json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x7a6a' })
  expect((await ask('eip155:1')).status).toBe(400)
})

describe('a session', () => {
  let dapp: Dapp
  let phone: Phone
  let topic: string
  beforeEach(async () => {
    dapp = await openDapp(sandbox)
    phone = await takePhone(sandbox)
    topic = (await connected(dapp, phone, [ONE, TWO], Object.fromEntries(chainsOf(sandbox)))).topic
    return async () => {
      await dapp[Symbol.asyncDispose]()
      await phone.destroy()
    }
  })

  it('is known on both ends', () => {
    const namespaces = {
      eip155: {
        chains: [ONE, TWO],
        accounts: [`${ONE}:${alice}`, `${TWO}:${alice}`],
        methods: [
          'personal_sign',
          'eth_signTypedData_v4',
          'eth_sendTransaction',
          'wallet_switchEthereumChain',
          'wallet_addEthereumChain',
        ],
        events: ['accountsChanged', 'chainChanged'],
      },
    }
    expect(dapp.provider.session?.namespaces).toEqual(namespaces)
    expect(phone.sessions()).toEqual([{ topic, dapp: { name: 'A dApp', url: 'http://dapp.test' }, namespaces }])
  })

  it('signs a message with a real key', async () => {
    expect(await isSigned('Hello', await approved(phone, sign(dapp, 'Hello')))).toBe(true)
  })

  it('signs typed data', async () => {
    const data = {
      domain: { name: 'Test', chainId: 31337 },
      types: { Greeting: [{ name: 'text', type: 'string' }] },
      primaryType: 'Greeting',
      message: { text: 'Hello' },
    } as const
    const params = [alice, JSON.stringify(data)]
    const request = dapp.provider.request<`0x${string}`>({ method: 'eth_signTypedData_v4', params }, ONE)
    const signature = await approved(phone, request)
    expect(await verifyTypedData({ ...data, address: alice, signature })).toBe(true)
  })

  it.each([
    [ONE, 'one'],
    [TWO, 'two'],
  ] as const)('sends on %s', async (chain, name) => {
    const client = createPublicClient({ transport: http(sandbox[name].directUrl), pollingInterval: 10 })
    const before = await client.getBalance({ address: bob })
    const params = [{ from: alice, to: bob, value: toHex(parseEther('1')) }]
    const request = dapp.provider.request<`0x${string}`>({ method: 'eth_sendTransaction', params }, chain)
    const hash = await approved(phone, request)
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
    expect((await client.getBalance({ address: bob })) - before).toBe(parseEther('1'))
  })

  it('reports what the user rejects, and what is unsupported', async () => {
    const refused = failureOf(sign(dapp, 'Hello'))
    await phone.nextRequest()
    await phone.reject()
    expect(await refused).toEqual({ code: 5000, message: 'User rejected.' })

    const ofAnother = dapp.provider.request({ method: 'personal_sign', params: ['0x', bob] }, ONE)
    expect(await failureOf(ofAnother)).toMatchObject({ code: 4100 })
    const params = [{ from: alice, to: bob, value: toHex(parseEther('99999')) }]
    const tooMuch = dapp.provider.request({ method: 'eth_sendTransaction', params }, ONE)
    expect(await failureOf(approved(phone, tooMuch))).toMatchObject({ code: -32003 })
  })

  it('queues several requests, and answers them in any order', async () => {
    const [first, second] = [sign(dapp, 'first'), sign(dapp, 'second')]
    await vi.waitFor(() => expect(phone.pending()).toHaveLength(2))
    const [, later] = phone.pending()
    if (!later) throw new Error('two wait')
    await phone.approve({ id: later.id })
    await phone.approve()
    expect([await isSigned('first', await first), await isSigned('second', await second)]).toEqual([true, true])
  })

  it('tells the dApp when the user picks another account', async () => {
    const changed = dapp.next('accountsChanged')
    await phone.switchAccount(1)
    expect(await changed).toEqual([bob, alice])
    expect(dapp.provider.session?.namespaces.eip155?.accounts).toEqual([
      ...[`${ONE}:${bob}`, `${ONE}:${alice}`, `${TWO}:${bob}`, `${TWO}:${alice}`],
    ])
    const request = dapp.provider.request<`0x${string}`>({ method: 'personal_sign', params: ['Hello', bob] }, ONE)
    const signature = await approved(phone, request)
    expect(await verifyMessage({ address: bob, message: 'Hello', signature })).toBe(true)
  })

  it('tells the dApp when the user picks another chain', async () => {
    const changed = dapp.next('chainChanged')
    await phone.switchChain(TWO)
    expect(await changed).toBe('31338')
  })

  it('switches to the dApp’s chain once the user approves', async () => {
    await using small = await openDapp(sandbox)
    await connected(small, phone, [ONE])
    const params = [{ chainId: '0x7a6a' }]
    const request = small.provider.request({ method: 'wallet_switchEthereumChain', params }, ONE)
    expect(await approved(phone, request)).toBe(null)
    expect(small.provider.session?.namespaces.eip155?.accounts).toEqual([`${ONE}:${alice}`, `${TWO}:${alice}`])
    expect(await isSigned('Hello', await approved(phone, sign(small, 'Hello', TWO)))).toBe(true)

    const unknown = small.provider.request(
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x3e7' }] },
      ONE,
    )
    expect(await failureOf(unknown)).toMatchObject({ code: 4902 })
  })

  it('changes to whatever the phone reports, and receives whatever it emits', async () => {
    const updated = dapp.next('session_update')
    const namespaces = { eip155: { accounts: [`eip155:999:${alice}`], methods: [], events: ['message'] } }
    await phone.update(namespaces)
    expect(await updated).toEqual({ topic, params: { namespaces } })
    const heard = dapp.next('message')
    await phone.emit('message', { any: 'thing' }, 'eip155:999')
    expect(await heard).toEqual({ any: 'thing' })
  })

  it('survives a relay that drops all connections', async () => {
    const { relay } = sandbox.walletConnect
    const away = new Set([await dapp.core.crypto.getClientId(), await phone.clientId()])
    relay.cut()
    while (away.size > 0) away.delete((await relay.next('irn_batchSubscribe')).client)
    expect(await isSigned('again', await approved(phone, sign(dapp, 'again')))).toBe(true)
  })

  it('keeps messages for a phone that is offline', async () => {
    const { relay } = sandbox.walletConnect
    await phone.goOffline()
    const published = relay.next('irn_publish')
    const signature = sign(dapp, 'later')
    await published
    expect(phone.pending()).toEqual([])
    await phone.goOnline()
    expect(await isSigned('later', await approved(phone, signature))).toBe(true)
  })

  it('can be ended by the dApp', async () => {
    await dapp.provider.disconnect()
    await vi.waitFor(() => expect(phone.sessions()).toEqual([]))
    expect(dapp.provider.session).toBe(undefined)
  })

  it('can be ended on the phone, which drops the waiting requests', async () => {
    const unanswered = failureOf(sign(dapp, 'never'))
    await phone.nextRequest()
    const deleted = dapp.next('session_delete')
    await phone.disconnect()
    expect(await deleted).toMatchObject({ topic })
    await vi.waitFor(() => expect(dapp.provider.session).toBe(undefined))
    expect([phone.sessions(), phone.pending()]).toEqual([[], []])
    expect(await unanswered).toEqual({ code: 6000, message: 'User disconnected.' })
  })
})
