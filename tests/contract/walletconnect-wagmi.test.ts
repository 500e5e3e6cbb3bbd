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
import { SolanaAdapter } from '../../adapters/solana/index.ts'
import { toNetwork } from '../../core/to-network.ts'
import { type SolanaSandbox, startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { networkOf } from './evm-world.ts'
import { openEnds, withoutWindow } from './link-world.ts'
import { memoryStorage, openPage } from './page.ts'
import { hold, openLink, settled } from './pairings.ts'
import { takePhone, watchLines } from './relay-world.ts'
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
