// @vitest-environment jsdom
import bs58 from 'bs58'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorMessages } from '../../core/error-messages.ts'
import { addErrorMessages } from '../../core/errors.ts'
import { solanaDevnet } from '../../core/networks.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { type Script, scriptedFrame } from '../../tests/support/scripted-frame.ts'
import { SolanaAdapter } from '../solana/index.ts'
import { nodeOf } from '../solana/node.ts'
import { joinAdapter } from './index.ts'
import { solanaWalletOf } from './solana-wallet.ts'
import { type AuthWallet, authId } from './wallet.ts'

const address = '7cVfgArCheMR6Cs4t6vz5rfnqd56vZq4ndaBrY5xkxXy'
const other = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'
const sun = toNetwork({
  ...{ id: 'sun', name: 'Sun', chainNamespace: 'solana', caipNetworkId: 'solana:sun' },
  ...{
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: ['https://sun.example'] } },
  },
})
const devnet = toNetwork(solanaDevnet)
const signature = bs58.encode(new Uint8Array(64).fill(7))
const patient = () => new AbortController().signal

beforeEach(() => {
  addErrorMessages(errorMessages)
  vi.useFakeTimers()
})
afterEach(() => {
  document.querySelector('#w3m-iframe')?.remove()
  localStorage.clear()
  vi.useRealTimers()
})

/** A Solana dApp with the embedded wallet, over a scripted frame. */
async function dapp(script: Script = () => undefined) {
  const page = scriptedFrame((name, payload) => {
    const answer = script(name, payload)
    if (answer !== undefined) return answer
    if (name === 'GET_USER')
      return {
        payload: {
          address,
          chainId: Object(payload).chainId,
          email: 'ada@example.test',
          preferredAccountType: 'smartAccount',
        },
      }
    if (name === 'IS_CONNECTED') return { payload: { isConnected: true } }
    return name === 'SWITCH_NETWORK' ? { payload } : undefined
  })
  const wallet: AuthWallet = {
    name: 'Email',
    url: 'https://wallet.example/sdk',
    preferredAccountType: async () => 'smartAccount',
    frame: async () => page.embedded,
    watch: page.embedded.watchCalls,
  }
  const load = async () => {
    const chain = new SolanaAdapter()
    expect(joinAdapter(wallet, chain)).toBe(false)
    const adapter = await chain.load({ networks: [sun, devnet] })
    const reports: AdapterReport[] = []
    adapter.watch((report) => reports.push(report))
    return { adapter, latest: () => reports.at(-1) }
  }
  /** Runs work that creates the frame, which then loads. */
  const loading = async <T>(work: Promise<T>): Promise<T> => {
    work.catch(() => undefined)
    await vi.waitFor(() => expect(document.querySelector('#w3m-iframe')).not.toBe(null))
    page.loads()
    await vi.advanceTimersByTimeAsync(500)
    return work
  }
  return { ...page, load, loading, wallet }
}

/** The same with a connected login, and a visible frame that can ask its user. */
async function connected(script?: Script) {
  const world = await dapp(script)
  const loaded = await world.load()
  const connection = await world.loading(loaded.adapter.connect({ connectorId: authId }, patient()))
  world.embedded.show(document.body, 'wallet')
  const sign = (of = address) =>
    loaded.adapter.signMessage({ connectorId: authId, address: of, message: 'Hello' }, patient())
  return { ...world, ...loaded, connection, sign }
}

it('is a wallet of the Solana adapter, with its user, one plain account and the network that the dApp selected [embedded-connector] [embedded-namespaces] [embedded-user]', async () => {
  const { asked, connection, latest } = await connected()
  expect(latest()?.connectors).toContainEqual({ id: authId, name: 'Email', type: 'AUTH', namespace: 'solana' })
  expect(connection).toMatchObject({
    ...{ connectorId: authId, accounts: [{ address }], caipNetworkId: 'solana:sun' },
    user: { email: 'ada@example.test', provider: 'email', accountTypes: ['eoa'], isDeployed: false },
  })
  expect(latest()).toMatchObject({ connections: [connection], current: authId })
  // The preferred account type on EVM stays.
  expect(asked('GET_USER').map(({ payload }) => payload)).toEqual([{ chainId: 'solana:sun' }])
})

it('signs in the frame, on the request’s network, and only for its own account [embedded-methods]', async () => {
  const { adapter, asked, sign } = await connected((name) =>
    name === 'RPC_REQUEST' ? { payload: { signature, transaction: bs58.encode(new Uint8Array(3)) } } : undefined,
  )
  expect(await sign()).toBe(signature)
  expect(asked('RPC_REQUEST').at(-1)?.payload).toEqual({
    method: 'solana_signMessage',
    params: { message: bs58.encode(new TextEncoder().encode('Hello')), pubkey: address },
    ...{ chainNamespace: 'solana', chainId: 'solana:sun', rpcUrl: 'https://sun.example' },
  })
  await expect(sign(other)).rejects.toMatchObject({ code: 'wallet.unauthorized' })
  expect(asked('RPC_REQUEST')).toHaveLength(1)
  expect(adapter.provider(authId)).toMatchObject({ name: authId })
})

it.each([
  ['rejects', { message: 'User rejected the request.', code: 4001 }, 'wallet.rejected'],
  ['fails in its own words', { message: 'Something went wrong' }, 'wallet.failed'],
  ['answers garbage', { payload: { signature: '0OIl' } }, 'wallet.badAnswer'],
  ['answers with something else', { payload: 'signed' }, 'wallet.badAnswer'],
  ['answers with a signature that is too short', { payload: { signature: 'abc' } }, 'wallet.badAnswer'],
] as const)('says so where the frame %s', async (_, answered, code) => {
  const { sign } = await connected((name) => (name === 'RPC_REQUEST' ? answered : undefined))
  await expect(sign()).rejects.toMatchObject({ code })
})

it.each([
  ['answers garbage', { payload: { signature: '0OIl' } }],
  ['answers with something else', { payload: 'signed' }],
  ['answers with a signature that is too short', { payload: { signature: 'abc' } }],
  ['answers with nothing', { payload: undefined }],
])('says that the transfer may have been sent where the frame %s [send-undecided]', async (_, answered) => {
  const { asked, wallet } = await connected((name) => (name === 'RPC_REQUEST' ? answered : undefined))
  const connection = nodeOf(sun.rpcUrls, {}, patient())
  const sent = { address, chain: sun.caipNetworkId, transaction: new Uint8Array(3), connection }
  await expect(solanaWalletOf(wallet).send(sent)).rejects.toMatchObject({ code: 'wallet.badHash' })
  expect(asked('RPC_REQUEST').at(-1)?.payload).toMatchObject({ method: 'solana_signAndSendTransaction' })
})

it('is not connected if the frame has no such account or does not load [embedded-load]', async () => {
  const evm = await dapp((name) => (name === 'GET_USER' ? { payload: { address: '0x1', chainId: 1 } } : undefined))
  const { adapter, latest } = await evm.load()
  const connecting = evm.loading(adapter.connect({ connectorId: authId }, patient()))
  await expect(connecting).rejects.toMatchObject({ code: 'wallet.badAccount' })
  expect(latest()?.connections).toEqual([])
  // The login itself stays: it may be valid elsewhere.
  expect(evm.asked('SIGN_OUT')).toEqual([])

  document.querySelector('#w3m-iframe')?.remove()
  const silent = await dapp()
  const unloaded = (await silent.load()).adapter.connect({ connectorId: authId }, patient())
  unloaded.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(21_000)
  await expect(unloaded).rejects.toMatchObject({ code: 'frame.unreachable' })
})

it('tells the frame which network to switch to, and stays on its network if the frame does not switch [network-reported]', async () => {
  let fails = false
  const { adapter, asked, latest } = await connected((name) =>
    name === 'SWITCH_NETWORK' && fails ? { message: 'Something went wrong' } : undefined,
  )
  const { caipNetworkId } = devnet
  await adapter.switchNetwork({ caipNetworkId }, patient())
  expect(asked('SWITCH_NETWORK').at(-1)?.payload).toEqual({ chainId: caipNetworkId, rpcUrl: devnet.rpcUrls[0] })
  expect(latest()?.connections[0]).toMatchObject({ caipNetworkId })
  // EVM keeps its last network.
  expect(localStorage.getItem('@appkit-wallet/LAST_USED_CHAIN_KEY')).toBe(null)
  fails = true
  const back = adapter.switchNetwork({ caipNetworkId: 'solana:sun' }, patient())
  await expect(back).rejects.toMatchObject({ code: 'frame.failed' })
  expect(latest()?.connections[0]).toMatchObject({ caipNetworkId })
})

it('follows changes made elsewhere: the email and the end of the login, but not the other account’s type [embedded-namespaces]', async () => {
  const { adapter, embedded, latest } = await connected((name) => {
    if (name === 'UPDATE_EMAIL_SECONDARY_OTP') return { payload: { newEmail: 'eve@example.test' } }
    if (name === 'SET_PREFERRED_ACCOUNT') return { payload: { type: 'smartAccount', address: '0x1' } }
    return name === 'SIGN_OUT' ? null : undefined
  })
  await embedded.updateEmailSecondary('123456')
  expect(latest()?.connections[0]?.user?.email).toBe('eve@example.test')
  await embedded.setPreferredAccount('smartAccount')
  expect(latest()?.connections[0]?.accounts).toEqual([{ address }])
  void embedded.signOut()
  expect(latest()).toMatchObject({ connections: [], current: null })
  expect(adapter.provider(authId)).toBeUndefined()
})

it('signs out once when both namespaces end the login, and does not wait for a frame that hangs [embedded-sign-out]', async () => {
  const { adapter, asked, embedded, latest } = await connected((name) => (name === 'SIGN_OUT' ? null : undefined))
  const ended = vi.fn()
  const ending = adapter.disconnect({ connectorId: authId }, patient()).then(ended)
  const other = embedded.signOut()
  await vi.advanceTimersByTimeAsync(0)
  expect(latest()?.connections).toEqual([])
  expect(localStorage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBe(null)
  expect(asked('SIGN_OUT')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3_000)
  await Promise.all([ending, other])
  expect(ended).toHaveBeenCalledOnce()
})

it('is restored silently, on its network, if the frame still knows the user [wallet-reconnect]', async () => {
  let isConnected = true
  const { adapter, asked, connection, load } = await connected((name) =>
    name === 'IS_CONNECTED' ? { payload: { isConnected } } : undefined,
  )
  await adapter.switchNetwork({ caipNetworkId: devnet.caipNetworkId }, patient())
  const again = await load()
  expect(await again.adapter.reconnect({ connectorId: authId }, patient())).toEqual({
    ...connection,
    caipNetworkId: devnet.caipNetworkId,
  })
  isConnected = false
  await again.adapter.disconnect({ connectorId: authId }, patient())
  const others = asked('GET_USER').length
  expect(await (await load()).adapter.reconnect({ connectorId: authId }, patient())).toBe(null)
  expect(asked('GET_USER')).toHaveLength(others)
})
