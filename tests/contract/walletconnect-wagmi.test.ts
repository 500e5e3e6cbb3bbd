import { parseEther, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  connect,
  disconnect,
  getBlockNumber,
  getConnectorClient,
  reconnect,
  sendTransaction,
  signMessage,
  switchChain,
  waitForTransactionReceipt,
  watchConnections,
} from 'wagmi/actions'
import { WagmiAdapter } from '../../adapters/evm/index.ts'
import { isProvider } from '../../adapters/evm/provider.ts'
import { SolanaAdapter } from '../../adapters/solana/index.ts'
import { toNetwork } from '../../core/to-network.ts'
import { type SolanaSandbox, startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { networkOf } from './evm-world.ts'
import { openEnds, withoutWindow } from './link-world.ts'
import { memoryStorage, openPage } from './page.ts'
import { hold, openLink, settled } from './pairings.ts'
import { takePhone, watchLines } from './relay-world.ts'
import { startNode } from './rpc-server.ts'
import { networkOf as clusterOf } from './solana-world.ts'
import { codeOf } from './suite/world.ts'
import { openLinkedEvmWorld } from './walletconnect-evm-world.ts'
import { patient, watching } from './watching.ts'

let sandbox: SolanaSandbox & WalletConnectSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true, walletConnect: true })
  watchLines(sandbox)
})
afterAll(async () => {
  await sandbox.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const linkedTo = (config: WagmiAdapter['wagmiConfig']) => {
  const connector = config.connectors.find(({ id }) => id === 'walletConnect')
  if (!connector) throw new Error('wagmi knows no link.')
  return connector
}

it('wagmi pairs by itself, signs, sends, and reads without the phone', async () => {
  await using world = await openLinkedEvmWorld(sandbox)
  const { wagmiConfig: config } = world.now().wagmi
  const connector = linkedTo(config)
  const messages: { type: string; data?: unknown }[] = []
  connector.emitter.on('message', (message) => messages.push(message))
  world.wallet.behave('approve')
  const { accounts, chainId } = await connect(config, { connector })
  expect([accounts, chainId]).toEqual([[world.addresses[0]], 31337])
  expect(messages.filter(({ type }) => type === 'display_uri')).toMatchObject([{ data: expect.stringMatching(/^wc:/) }])

  const signature = await signMessage(config, { message: 'Hello' })
  const [address = '0x'] = accounts
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  await switchChain(config, { chainId: 31338 })
  const hash = await sendTransaction(config, { to: address, value: parseEther('1') })
  expect((await waitForTransactionReceipt(config, { hash, pollingInterval: 10 })).status).toBe('success')
  const asked = sandbox.walletConnect.relay.requests.length
  expect(await getBlockNumber(config)).toBeGreaterThan(0n)
  const client = await getConnectorClient(config)
  expect(await client.request({ method: 'eth_blockNumber' })).toMatch(/^0x/)
  expect(sandbox.walletConnect.relay.requests).toHaveLength(asked)
  await disconnect(config)
  expect(config.state.status).toBe('disconnected')
  await vi.waitFor(() => expect(world.phone.sessions()).toEqual([]))
})

it('a transaction for a chain that the session lacks is not sent to the wallet, which would use another one', async () => {
  await using world = await openLinkedEvmWorld(sandbox)
  const { wagmiConfig: config } = world.now().wagmi
  world.wallet.behave('approve')
  await connect(config, { connector: linkedTo(config) })
  await world.wallet.refuse('eip155:31338')
  world.wallet.behave('approve')
  await world.phone.emit('chainChanged', 31338, 'eip155:31337')
  await vi.waitFor(() => expect(config.state.connections.get(config.state.current ?? '')?.chainId).toBe(31338))

  const asked = () => sandbox.walletConnect.relay.requests.length
  const before = asked()
  const [address = '', to = ''] = world.addresses
  const at = { connectorId: 'walletConnect', address, caipNetworkId: 'eip155:31338' } as const
  expect(await codeOf(world.adapter.sendTransaction({ ...at, transaction: { to, value: '1' } }, patient()))).toBe(
    'chain.mismatch',
  )
  expect(asked()).toBe(before)
  expect(await signMessage(config, { message: 'Hello' })).toMatch(/^0x/)
})

it('calls go to the chain that they name, and not to the wallet if the session lacks it', async () => {
  await using world = await openLinkedEvmWorld(sandbox)
  const { wagmiConfig: config } = world.now().wagmi
  const from = world.addresses[0] ?? ''
  const methods = ['personal_sign', 'eth_sendTransaction', 'wallet_sendCalls']
  const granted = { chains: ['eip155:31337'], accounts: [`eip155:31337:${from}`], methods, events: ['chainChanged'] }
  world.phone.behave({ with: { session: { eip155: granted } } })
  await connect(config, { connector: linkedTo(config) })
  await world.phone.emit('chainChanged', 31338, 'eip155:31337')
  await vi.waitFor(() => expect(config.state.connections.get(config.state.current ?? '')?.chainId).toBe(31338))

  const provider = await linkedTo(config).getProvider()
  if (!isProvider(provider)) throw new Error('The connector has no provider.')
  const send = (chainId: string) =>
    provider.request({ method: 'wallet_sendCalls', params: [{ chainId, from, calls: [] }] })
  const asked = () => sandbox.walletConnect.relay.requests.length
  const before = asked()
  await expect(send('0x7a6a')).rejects.toMatchObject({ code: 4901 })
  expect(asked()).toBe(before)
  // The sandbox's phone can send no calls, and says so.
  await expect(send('0x7a69')).rejects.not.toMatchObject({ code: 4901 })
  expect(asked()).toBeGreaterThan(before)
})

it('wagmi and the kit both restore the session, whichever comes first', async () => {
  await using world = await openLinkedEvmWorld(sandbox)
  world.wallet.behave('approve')
  const first = await world.adapter.connect({ connectorId: 'walletConnect' }, patient())
  await world.adapter.switchNetwork({ caipNetworkId: 'eip155:31338' }, patient())
  for (const order of ['wagmi first', 'kit first', 'wagmi alone']) {
    const adapter = await world.reload()
    const { wagmiConfig } = world.now().wagmi
    const byWagmi = () => reconnect(wagmiConfig)
    const byKit = async () => adapter.reconnect({ connectorId: 'walletConnect' }, patient())
    const works = { 'wagmi first': [byWagmi, byKit], 'kit first': [byKit, byWagmi], 'wagmi alone': [byWagmi] }[order]
    await Promise.all((works ?? []).map((work) => work()))
    expect(watching(adapter).latest()).toMatchObject({
      connections: [{ ...first, caipNetworkId: 'eip155:31338' }],
      current: 'walletConnect',
    })
  }
})

it('a stored session that is ended before it is restored ends in the wallet too [wallet-disconnect-untried]', async () => {
  await using world = await openLinkedEvmWorld(sandbox)
  world.wallet.behave('approve')
  await world.adapter.connect({ connectorId: 'walletConnect' }, patient())
  await world.reload()
  expect(world.phone.sessions()).toHaveLength(1)
  await linkedTo(world.now().wagmi.wagmiConfig).disconnect()
  await vi.waitFor(() => expect(world.phone.sessions()).toEqual([]))
  const adapter = await world.reload()
  expect(await adapter.reconnect({ connectorId: 'walletConnect' }, patient())).toBeNull()
})

it('all stored sessions end if none is restored yet [wallet-disconnect-untried]', async () => {
  await using world = await openLinkedEvmWorld(sandbox)
  world.wallet.behave('approve')
  await world.adapter.connect({ connectorId: 'walletConnect' }, patient())
  const eip155 = { chains: ['eip155:31337'], methods: ['personal_sign'], events: [] }
  const { uri = '', approval } = await world.now().client.client.connect({ optionalNamespaces: { eip155 } })
  await Promise.all([world.phone.pair(uri), approval()])
  await world.reload()
  expect(world.phone.sessions()).toHaveLength(2)
  await linkedTo(world.now().wagmi.wagmiConfig).disconnect()
  await vi.waitFor(() => expect(world.phone.sessions()).toEqual([]))
})

it('a page without a session creates no client for wagmi', async () => {
  const page = openPage({ origin: 'http://dapp.test', storage: memoryStorage() })
  await using link = openLink(sandbox)
  const wagmi = new WagmiAdapter({ networks: [networkOf(sandbox.one)] })
  wagmi.attach(link.options)
  wagmi.attach(openLink(sandbox).options)
  expect(wagmi.wagmiConfig.connectors.map(({ id }) => id)).toEqual(['injected', 'walletConnect'])
  await reconnect(wagmi.wagmiConfig)
  expect(globalThis.porticoWalletConnect?.has(link.options.prefix ?? '')).not.toBe(true)
  page.close()
})

it('both namespaces share one session, which is restored by the one that is asked, and ended for both', async () => {
  const page = openPage({ origin: 'http://dapp.test', storage: memoryStorage() })
  await using phone = await withoutWindow(() => takePhone(sandbox))
  const networks = [toNetwork(networkOf(sandbox.one)), clusterOf(sandbox.solana.one)]
  await using link = openLink(sandbox, { networks: () => networks })
  const [evm, solana] = [new WagmiAdapter({ networks: [networkOf(sandbox.one)] }), new SolanaAdapter()]
  const adapters = await Promise.all(
    [evm, solana].map((light) => {
      light.attach(link.options)
      return light.load({ networks })
    }),
  )
  const watches = adapters.map(watching)
  await withoutWindow(() => link.link.load())

  // The kit holds the pairing, and asks each adapter once it is settled.
  expect((await settled(link, phone)).namespaces).toEqual(['eip155', 'solana'])
  expect(watches.map((watch) => watch.latest().current)).toEqual([null, null])
  for (const adapter of adapters) await adapter.connect({ connectorId: 'walletConnect' }, patient())
  expect(watches.map((watch) => watch.latest().connections.map(({ name }) => name))).toEqual([
    ['Sandbox Phone'],
    ['Sandbox Phone'],
  ])
  await adapters[0]?.disconnect({ connectorId: 'walletConnect' }, patient())
  await Promise.all(watches.map((watch) => watch.until(({ current }) => current === null)))
  await vi.waitFor(() => expect(phone.sessions()).toEqual([]))

  // Nothing holds it any more when it is approved: the adapters adopt it by themselves.
  phone.behave({ with: 'ask' })
  phone.behave({ method: 'wc_sessionPropose', with: 'ask' })
  const held = hold(link)
  await phone.pair((await held.until('pairing.offered')).uri)
  await phone.nextRequest()
  held.stop()
  await phone.approve()
  await Promise.all(watches.map((watch) => watch.until(({ current }) => current === 'walletConnect')))
  page.close()
})

it('a wallet that supports no other network says so', async () => {
  const page = openPage({ origin: 'http://dapp.test', storage: memoryStorage() })
  const { phone, ends } = await openEnds(sandbox)
  const networks = [toNetwork(networkOf(sandbox.one)), toNetwork(networkOf(sandbox.two))]
  const wagmi = new WagmiAdapter({ networks: [networkOf(sandbox.one), networkOf(sandbox.two)] })
  wagmi.attach({ universalProvider: await ends.open(), networks: () => networks })
  const adapter = await wagmi.load({ networks })
  const accounts = [`eip155:31337:${phone.accounts.eip155?.[0]}`]
  const session = { eip155: { chains: ['eip155:31337'], accounts, methods: ['personal_sign'], events: [] } }
  phone.behave({ method: 'wc_sessionPropose', with: { session } })
  await adapter.connect({ connectorId: 'walletConnect' }, patient())
  const going = adapter.switchNetwork({ caipNetworkId: 'eip155:31338' }, patient())
  expect(await codeOf(going)).toBe('wallet.chainUnknown')
  page.close()
  await ends.close()
  await phone[Symbol.asyncDispose]()
})

it('reads open a chain’s nodes once, which follow the dApp to other nodes [node-fallback]', async () => {
  const page = openPage({ origin: 'http://dapp.test', storage: memoryStorage() })
  const { phone, ends } = await openEnds(sandbox)
  phone.behave({ with: 'approve' })
  await using one = await startNode()
  await using two = await startNode()
  await using other = await startNode()
  const given = networkOf(sandbox.one)
  const networksWith = (...http: string[]) =>
    [given, { ...networkOf(sandbox.two), rpcUrls: { default: { http } } }].map(toNetwork)
  let networks = networksWith(one.url, two.url)
  const wagmi = new WagmiAdapter({ networks: [given] })
  wagmi.attach({ universalProvider: await ends.open(), networks: () => networks })
  const adapter = await wagmi.load({ networks })
  await adapter.connect({ connectorId: 'walletConnect' }, patient())
  await adapter.switchNetwork({ caipNetworkId: 'eip155:31338' }, patient())
  wagmi.setAwake(true)
  const provider = await linkedTo(wagmi.wagmiConfig).getProvider()
  const read = async () => isProvider(provider) && provider.request({ method: 'eth_blockNumber' })
  for (const _ of [1, 2, 3]) expect(await read()).toBe('0x1')
  expect(one.methods().filter((method) => method === 'net_listening')).toHaveLength(1)

  networks = networksWith(other.url)
  adapter.setNetworks(networks)
  await vi.waitFor(async () => {
    await read()
    expect(other.methods()).toContain('eth_blockNumber')
  })
  wagmi.setAwake(false)
  page.close()
  await ends.close()
  await phone[Symbol.asyncDispose]()
})

it('wagmi follows the phone to another chain', async () => {
  await using world = await openLinkedEvmWorld(sandbox)
  world.wallet.behave('approve')
  await world.adapter.connect({ connectorId: 'walletConnect' }, patient())
  const { wagmiConfig: config } = world.now().wagmi
  const moved = new Promise<void>((resolve) => {
    watchConnections(config, { onChange: ([connection]) => connection?.chainId === 31338 && resolve() })
  })
  await world.phone.switchChain('eip155:31338')
  await moved
})
