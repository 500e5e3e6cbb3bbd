import { createPublicClient, http, parseEther, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { accounts, startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { approved, connected, openDapp, takePhone, watchLines } from './relay-world.ts'
import { failureOf } from './watching.ts'

const [alice, bob] = accounts.map(({ address }) => address) as [`0x${string}`, `0x${string}`]
const ONE = 'eip155:31337'
const TWO = 'eip155:31338'

let sandbox: WalletConnectSandbox
let lines: string[]
beforeAll(async () => {
  sandbox = await startSandbox({ walletConnect: true })
})
afterAll(async () => {
  await sandbox.stop()
})
beforeAll(() => {
  lines = watchLines(sandbox)
})
afterEach(() => sandbox.walletConnect.relay.clear())
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a whole session', async () => {
  const { relay } = sandbox.walletConnect
  await using dapp = await openDapp(sandbox)
  await using phone = await takePhone(sandbox)
  const { provider } = dapp

  const session = await connected(dapp, phone, [ONE, TWO])
  expect(session.namespaces).toEqual({
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
  })
  expect(phone.sessions()).toEqual([
    { topic: session.topic, dapp: { name: 'A dApp', url: 'http://dapp.test' }, namespaces: session.namespaces },
  ])

  const sign = () => provider.request<`0x${string}`>({ method: 'personal_sign', params: ['Hello', alice] }, ONE)
  const signature = await approved(phone, sign())
  expect(await verifyMessage({ address: alice, message: 'Hello', signature })).toBe(true)
})
