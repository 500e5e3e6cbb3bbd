import { createPublicClient, type Hex, http, parseEther, toHex, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts, type Sandbox, type SandboxWallet, startSandbox, token } from './index.ts'
import { openPage } from './test-page.ts'

const [alice, bob] = accounts.map(({ address }) => address) as [Hex, Hex]
const origin = 'http://dapp.test'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

let made = 0
let wallet: SandboxWallet
let page: ReturnType<typeof openPage>
beforeEach(() => {
  made += 1
  wallet = sandbox.createWallet({ id: `wallet-${made}` })
  page = openPage(wallet, origin)
})
afterEach(() => page.close())

async function connect() {
  const connected = page.request('eth_requestAccounts')
  await wallet.nextRequest()
  wallet.approve()
  return connected
}

test('connecting prompts in a window, and only the next page of the same origin is already connected', async () => {
  expect(await page.request('eth_accounts')).toEqual([])
  const changed = page.next('accountsChanged')
  const connected = page.request('eth_requestAccounts')
  expect(await wallet.nextRequest()).toEqual({ id: '1', origin, method: 'eth_requestAccounts', params: undefined })
  wallet.approve({ accounts: [alice, bob] })
  expect(await connected).toEqual([alice, bob])
  expect(await changed).toEqual([[alice, bob]])
  expect(page.opened).toEqual([wallet.approvalUrl])

  const [again, other] = [openPage(wallet, origin), openPage(wallet, 'http://other.test')]
  expect(await again.request('eth_requestAccounts')).toEqual([alice, bob])
  expect(await other.request('eth_accounts')).toEqual([])
  again.close()
  other.close()
})

test('a rejected request is 4001, and a second one while the first is pending is -32002', async () => {
  const first = page.failure('eth_requestAccounts')
  await wallet.nextRequest()
  expect(await page.failure('eth_requestAccounts')).toEqual({ reason: expect.objectContaining({ code: -32002 }) })
  expect(await page.failure('wallet_requestPermissions', [{ eth_accounts: {} }])).toMatchObject({
    reason: { code: -32002 },
  })
  wallet.reject()
  const { reason } = await first
  expect(reason).toBeInstanceOf(Error)
  expect(reason).toMatchObject({ code: 4001, message: 'User rejected the request.' })
  expect(wallet.pending()).toEqual([])
})

test('a pending request outlives its page, as in real wallets', async () => {
  void page.failure('eth_requestAccounts')
  await wallet.nextRequest()
  page.close()
  const reloaded = openPage(wallet, origin)
  expect(await reloaded.failure('eth_requestAccounts')).toMatchObject({ reason: { code: -32002 } })
  wallet.approve()
  expect(await reloaded.request('eth_accounts')).toEqual([alice])
  reloaded.close()
})

test('messages and typed data are really signed', async () => {
  await connect()
  wallet.behave({ with: 'approve' })
  const message = 'Hello <b>world</b> ✓'
  const signature = (await page.request('personal_sign', [toHex(message), alice])) as Hex
  expect(await verifyMessage({ address: alice, message, signature })).toBe(true)

  const typed = {
    domain: { name: 'Test', version: '1', chainId: 31337 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hi' },
  } as const
  const wire = JSON.stringify({
    ...typed,
    types: {
      ...typed.types,
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
    },
  })
  const signed = (await page.request('eth_signTypedData_v4', [alice, wire])) as Hex
  expect(await verifyTypedData({ address: alice, ...typed, signature: signed })).toBe(true)
  wallet.switchChain(31338)
  expect(await page.failure('eth_signTypedData_v4', [alice, wire])).toMatchObject({ reason: { code: -32602 } })
})

test('a transaction is mined, and a failed one says why', async () => {
  await connect()
  wallet.behave({ with: 'approve' })
  const client = createPublicClient({ transport: http(sandbox.one.directUrl), pollingInterval: 10 })
  const before = await client.getBalance({ address: bob })
  const hash = await page.request('eth_sendTransaction', [{ from: alice, to: bob, value: toHex(parseEther('1')) }])
  expect((await client.waitForTransactionReceipt({ hash: hash as Hex })).status).toBe('success')
  expect(await client.getBalance({ address: bob })).toBe(before + parseEther('1'))

  const tooMuch = `0xa9059cbb${bob.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
  const { reason } = await page.failure('eth_sendTransaction', [{ from: alice, to: token.address, data: tooMuch }])
  expect(reason).toMatchObject({ message: expect.stringContaining('SUSD: transfer amount exceeds balance') })
})

test('a transaction is sent on the requested chain, even if the wallet is on another one when it is approved', async () => {
  await connect()
  const client = createPublicClient({ transport: http(sandbox.one.directUrl), pollingInterval: 10 })
  const sent = page.request('eth_sendTransaction', [{ from: alice, to: bob, value: '0x1', chainId: toHex(31337) }])
  await wallet.nextRequest()
  wallet.switchChain(31338)
  wallet.approve()
  const hash = (await sent) as Hex
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
})

test('a page that is not connected cannot sign, and a malformed request is rejected before the user sees it', async () => {
  expect(await page.failure('personal_sign', ['0x00', alice])).toMatchObject({ reason: { code: 4100 } })
  await connect()
  expect(await page.failure('personal_sign', ['0x00', bob])).toMatchObject({ reason: { code: 4100 } })
  expect(await page.failure('personal_sign', 'nonsense')).toMatchObject({ reason: { code: -32602 } })
  expect(await page.failure('eth_sendTransaction', [{ from: alice, value: 'one' }])).toMatchObject({
    reason: { code: -32602 },
  })
  for (const wrong of [{ value: '0x' }, { value: 1 }, { data: 'x' }, { chainId: '0x1' }, { to: 7 }]) {
    const failure = await page.failure('eth_sendTransaction', [{ from: alice, to: bob, ...wrong }])
    expect(failure).toMatchObject({ reason: { code: -32602 } })
  }
  expect(await page.failure('eth_sign', [alice, '0x00'])).toMatchObject({ reason: { code: 4200 } })
  expect(await page.failure('anvil_setBalance', [alice, '0x0'])).toMatchObject({ reason: { code: 4200 } })
  expect(await page.failure('constructor')).toMatchObject({ reason: { code: 4200 } })
  expect(await page.failure('')).toMatchObject({ reason: { code: -32600 } })
  expect(wallet.pending()).toEqual([])
})

test('reads are answered at once by the wallet’s chain, even if the proxy is faulty', async () => {
  sandbox.one.fault({ answer: 'drop' })
  expect(await page.request('eth_chainId')).toBe('0x7a69')
  expect(await page.request('net_version')).toBe('31337')
  expect(BigInt((await page.request('eth_getBalance', [bob, 'latest'])) as Hex)).toBeGreaterThan(0n)
  sandbox.one.clear()
})

test('the chain switches once the user agrees, and must be added first if it is unknown', async () => {
  const chainId = '0x7a6a'
  const narrow = sandbox.createWallet({ id: 'narrow', chains: [31337] })
  const its = openPage(narrow, origin)
  expect(await its.failure('wallet_switchEthereumChain', [{ chainId }])).toMatchObject({ reason: { code: 4902 } })
  for (const wrong of [31338, '31338', '0x07a6a', '0x', 'nonsense', undefined]) {
    const failure = await its.failure('wallet_switchEthereumChain', [{ chainId: wrong }])
    expect(failure).toMatchObject({ reason: { code: -32602 } })
  }
  const far = { chainId, chainName: 'Two', rpcUrls: ['https://rpc.example'] }
  expect(await its.failure('wallet_addEthereumChain', [far])).toMatchObject({ reason: { code: -32602 } })

  for (const more of [{ iconUrls: ['icon.png'] }, { iconUrls: 'https://a.test' }, { blockExplorerUrls: [null] }])
    expect(
      await its.failure('wallet_addEthereumChain', [{ ...far, rpcUrls: [sandbox.two.url], ...more }]),
    ).toMatchObject({ reason: { code: -32602 } })

  const liar = its.failure('wallet_addEthereumChain', [{ ...far, rpcUrls: [sandbox.one.url] }])
  await narrow.nextRequest()
  narrow.approve()
  expect(await liar).toMatchObject({ reason: { code: -32602 } })

  const changed = its.next('chainChanged')
  const added = its.request('wallet_addEthereumChain', [{ ...far, rpcUrls: [sandbox.two.url] }])
  await narrow.nextRequest()
  narrow.approve()
  expect(await added).toBe(null)
  expect(await changed).toEqual([chainId])
  expect(await its.request('eth_chainId')).toBe(chainId)
  expect(await its.request('wallet_switchEthereumChain', [{ chainId }])).toBe(null)
  its.close()
})

test('permissions are listed, and can be revoked by the page or the user', async () => {
  expect(await page.request('wallet_getPermissions')).toEqual([])
  await connect()
  expect(await page.request('wallet_getPermissions')).toEqual([
    {
      invoker: origin,
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: [alice] }],
    },
  ])
  const left = page.next('accountsChanged')
  expect(await page.request('wallet_revokePermissions', [{ eth_accounts: {} }])).toBe(null)
  expect(await left).toEqual([[]])

  await connect()
  const thrownOut = page.next('accountsChanged')
  wallet.revoke(origin)
  expect(await thrownOut).toEqual([[]])
  expect(await page.request('eth_accounts')).toEqual([])
})

test('the user switches account and chain, and locks and unlocks', async () => {
  await connect()
  const switched = page.next('accountsChanged')
  wallet.switchAccount(1)
  expect(await switched).toEqual([[bob, alice]])

  const locked = page.next('accountsChanged')
  wallet.lock()
  expect(await locked).toEqual([[]])
  expect(await page.failure('personal_sign', ['0x00', alice])).toMatchObject({ reason: { code: 4100 } })
  const unlocked = page.next('accountsChanged')
  wallet.unlock()
  expect(await unlocked).toEqual([[bob, alice]])

  const elsewhere = page.next('chainChanged')
  wallet.switchChain(424242)
  expect(await elsewhere).toEqual(['0x67932'])
  expect(await page.failure('eth_blockNumber')).toMatchObject({ reason: { code: 4901 } })
})

test('a thrown value arrives unchanged', async () => {
  const thrown = ['just a string', undefined, null, 0, { code: 4001 }, { reason: ['nested'] }]
  for (const value of thrown) {
    wallet.behave({ with: { throw: value } })
    expect(await page.failure('eth_requestAccounts')).toEqual({ reason: value })
  }
  wallet.behave({ with: { error: { code: -32603, message: 'Internal', data: { why: 1 } } } })
  const { reason } = await page.failure('eth_requestAccounts')
  expect(reason).toBeInstanceOf(Error)
  expect(reason).toMatchObject({ code: -32603, message: 'Internal', data: { why: 1 } })
})

test('an answer arrives unchanged, for one method only', async () => {
  for (const value of [undefined, 31337, '0xzz', '', null, { chainId: '0x1' }]) {
    wallet.behave({ method: 'eth_chainId', with: { answer: value } })
    expect(await page.request('eth_chainId')).toEqual(value)
    expect(await page.request('net_version')).toBe('31337')
  }
  wallet.behave({ method: 'eth_requestAccounts', with: { answer: ['0x123'] } })
  expect(await page.request('eth_requestAccounts')).toEqual(['0x123'])
})

test('a wallet rejects, reports pending, hangs, and prompts again when the test says so', async () => {
  wallet.behave({ with: 'reject' })
  expect(await page.failure('eth_requestAccounts')).toMatchObject({ reason: { code: 4001 } })
  wallet.behave({ with: 'pending' })
  expect(await page.failure('eth_requestAccounts')).toMatchObject({ reason: { code: -32002 } })

  wallet.behave({ with: 'hang' })
  let answered = false
  const answer = () => {
    answered = true
  }
  page.request('eth_requestAccounts').then(answer, answer)
  expect(await page.request('eth_chainId')).toBe('0x7a69')
  expect([answered, wallet.pending()]).toEqual([false, []])

  wallet.behave({ with: 'ask' })
  expect(await connect()).toEqual([alice])
})

test('any event can be emitted, and a removed listener receives none', async () => {
  const heard: unknown[][] = []
  const deaf = (...args: unknown[]) => heard.push(['deaf', ...args])
  page.provider.on('accountsChanged', deaf).removeListener('accountsChanged', deaf)
  page.provider.on('accountsChanged', (...args) => heard.push(args))
  await page.next('connect')
  const last = page.next('disconnect')
  wallet.emit('accountsChanged', [])
  wallet.emit('accountsChanged', [bob], 'and more')
  wallet.emit('disconnect', { code: 1013, message: 'Gone' })
  expect(await last).toEqual([{ code: 1013, message: 'Gone' }])
  expect(heard).toEqual([[[]], [[bob], 'and more']])
})

test('it announces itself when asked, and as often as the test says', () => {
  const { announced, window } = openPage(sandbox.createWallet({ name: 'Twin', rdns: 'test.twin', copies: 2 }), origin)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(announced.map(({ info }) => [info.name, info.rdns])).toEqual(Array(4).fill(['Twin', 'test.twin']))
  expect(new Set(announced.map(({ info }) => info.uuid)).size).toBe(2)
  for (const { info } of announced)
    expect(info.uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('the same script address is the same wallet, and markup cannot escape from its string', async () => {
  const url = `${sandbox.walletUrl}/wallet.js?name=${encodeURIComponent('</script><script>x')}&key=1`
  const [one, two] = await Promise.all([fetch(url), fetch(url)].map(async (response) => (await response).text()))
  expect(one).toBe(two)
  expect(one).not.toContain('</script>')
  expect(await (await fetch(`${sandbox.walletUrl}/sandbox.json`)).json()).toEqual(sandbox.world)
})

test('only the wallet’s own page can approve', async () => {
  const address = `${sandbox.walletUrl.replace('http', 'ws')}/wallet/${wallet.id}/approval`
  const opens = (from: string) =>
    new Promise((resolve) => {
      const socket = new WebSocket(address, { headers: { origin: from } } as unknown as string[])
      socket.onopen = () => resolve(true)
      socket.onerror = () => resolve(false)
    })
  expect(await opens(origin)).toBe(false)
  expect(await opens('null')).toBe(false)
  expect(await opens(sandbox.walletUrl)).toBe(true)
})

test('a page that sends nonsense does no harm', async () => {
  const socket = new WebSocket(`${sandbox.walletUrl.replace('http', 'ws')}/wallet/${wallet.id}/page`)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  for (const nonsense of ['', '{', 'null', '7', '{"type":"request"}', '{"type":"approve","id":"1"}'])
    socket.send(nonsense)
  socket.close()
  expect(await page.request('eth_chainId')).toBe('0x7a69')
  expect((await fetch(`${sandbox.walletUrl}/wallet.js?key=99`)).status).toBe(400)
  expect((await fetch(`${sandbox.walletUrl}/approve?wallet=unknown`)).status).toBe(404)
})

test('when the wallet is removed, pending requests fail with 4900', async () => {
  const short = await startSandbox()
  const its = openPage(short.createWallet(), origin)
  await its.request('eth_chainId')
  const waiting = its.failure('eth_requestAccounts')
  await short.createWallet().nextRequest()
  const gone = its.next('disconnect')
  await short.stop()
  expect(await waiting).toMatchObject({ reason: { code: 4900 } })
  expect(await gone).toMatchObject([{ code: 4900 }])
})
