// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConfig, http } from 'wagmi'
import { connect, disconnect, switchChain } from 'wagmi/actions'
import { mainnet, sepolia } from 'wagmi/chains'
import type { FrameNews, FrameSignIn } from '../../core/embedded-frame.ts'
import { errorMessages } from '../../core/error-messages.ts'
import { addErrorMessages } from '../../core/errors.ts'
import { type Script, scriptedFrame } from '../../tests/support/scripted-frame.ts'
import { describeConnection } from '../evm/report.ts'
import { walletError } from '../wallet-error.ts'
import { authConnector } from './evm-connector.ts'
import type { AuthWallet } from './wallet.ts'

const address = '0x1111111111111111111111111111111111111111'
const remembered = ['EMAIL_LOGIN_USED_KEY', 'EMAIL', 'LAST_USED_CHAIN_KEY', 'SOCIAL_USERNAME', 'SESSION_TOKEN_KEY']

beforeEach(() => {
  addErrorMessages(errorMessages)
  vi.useFakeTimers()
  for (const name of remembered)
    localStorage.setItem(`@appkit-wallet/${name}`, name === 'LAST_USED_CHAIN_KEY' ? '11155111' : 'true')
})
afterEach(() => {
  document.querySelector('#w3m-iframe')?.remove()
  localStorage.clear()
  vi.useRealTimers()
})

/** A dApp with an existing login, over a scripted frame. */
async function loggedIn(script: Script = () => undefined, signIn?: AuthWallet['signIn']) {
  const page = scriptedFrame((name, payload) => {
    const answer = script(name, payload)
    if (answer !== undefined) return answer
    if (name === 'GET_USER') return { payload: { address, ...Object(payload) } }
    return name === 'RPC_REQUEST' ? { payload: '0x2a' } : undefined
  })
  const wallet: AuthWallet = {
    name: 'Email',
    url: 'https://wallet.example/sdk',
    preferredAccountType: async () => undefined,
    frame: async () => page.embedded,
    watch: page.embedded.watchCalls,
    ...(signIn && { signIn }),
  }
  const config = createConfig({
    chains: [mainnet, sepolia],
    connectors: [authConnector(wallet)],
    transports: { [mainnet.id]: http(), [sepolia.id]: http() },
    storage: null,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no connector.')
  const connecting = connect(config, { connector })
  await vi.waitFor(() => expect(document.querySelector('#w3m-iframe')).not.toBe(null))
  page.loads()
  await vi.advanceTimersByTimeAsync(500)
  const granted = await connecting
  const provider = await connector.getProvider()
  const request = async (method: string, params: unknown[] = []): Promise<unknown> => {
    if (!(provider instanceof Object && 'request' in provider && provider.request instanceof Function))
      throw new Error('There is no provider.')
    return provider.request({ method, params })
  }
  return { ...page, config, granted, request }
}

it('is a wagmi connector, on the network that the login last used [embedded-connector]', async () => {
  const { granted, config } = await loggedIn()
  expect(granted).toEqual({ accounts: [address], chainId: sepolia.id })
  expect(config.connectors[0]).toMatchObject({ type: 'AUTH', name: 'Email' })
})

const smart = '0x2222222222222222222222222222222222222222'
const both = [
  { address, type: 'eoa' },
  { address: smart, type: 'smartAccount' },
]

it('reports who is logged in, and with which of the network’s accounts [embedded-user] [embedded-account-type]', async () => {
  let type = 'smartAccount'
  const said = () => ({ email: 'ada@example.test', address: type === 'eoa' ? address : smart, accounts: both })
  const { config, embedded, asked } = await loggedIn((name, payload) => {
    if (name === 'SET_PREFERRED_ACCOUNT') type = String(Object(payload).type)
    if (name === 'GET_USER' || name === 'SET_PREFERRED_ACCOUNT')
      return { payload: { chainId: sepolia.id, ...Object(payload), ...said(), type } }
    return name === 'SWITCH_NETWORK' ? { payload } : undefined
  })
  const [live] = config.state.connections.values()
  if (!live) throw new Error('There is no connection.')
  const told = () => describeConnection(config, config.state.connections.get(live.connector.uid) ?? live)
  expect(told()).toMatchObject({
    accounts: [{ address: smart, type: 'smartAccount' }],
    user: { email: 'ada@example.test', provider: 'email', accountTypes: ['eoa', 'smartAccount'], isDeployed: false },
  })
  expect(told()?.user?.dashboardUrl).toBe('https://wallet.example/dashboard')

  await embedded.setPreferredAccount('eoa')
  expect(told()?.accounts).toEqual([{ address, type: 'eoa' }])
  expect(config.state.connections.get(live.connector.uid)?.accounts).toEqual([address])

  // The frame's answer is complete: the frame is not asked again, so no second answer can fail.
  expect(asked('GET_USER')).toHaveLength(1)

  // On another network, the frame is asked for the user again.
  await switchChain(config, { chainId: mainnet.id })
  expect(asked('GET_USER').at(-1)?.payload).toMatchObject({ chainId: mainnet.id })
  expect(told()?.caipNetworkId).toBe('eip155:1')
})

it('reports the smart account as deployed once a transaction that it sent has been mined [embedded-deployed]', async () => {
  let isMined = false
  const { config, asked, request } = await loggedIn((name, payload) => {
    if (name !== 'GET_USER') return undefined
    const user = { chainId: sepolia.id, ...Object(payload), address: smart, accounts: both }
    return { payload: { ...user, smartAccountDeployed: isMined } }
  })
  const [live] = config.state.connections.values()
  if (!live) throw new Error('There is no connection.')
  const isDeployed = () =>
    describeConnection(config, config.state.connections.get(live.connector.uid) ?? live)?.user?.isDeployed
  const asks = () => asked('GET_USER').length

  await request('eth_gasPrice')
  await vi.advanceTimersByTimeAsync(3_000)
  expect([isDeployed(), asks()]).toEqual([false, 1])
  // The status is all that is known about another page's transaction; polling must end even if it is never mined.
  await request('wallet_getCallsStatus', ['0x1'])
  await request('wallet_getCallsStatus', ['0x1'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([isDeployed(), asks()]).toEqual([false, 11])

  const told = vi.fn()
  const stop = config.subscribe(({ connections }) => connections, told)
  await request('wallet_getCallsStatus', ['0x1'])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(told).not.toHaveBeenCalled()
  isMined = true
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isDeployed()).toBe(true)
  expect(told).toHaveBeenCalledTimes(1)
  stop()
  const before = asks()
  await request('wallet_getCallsStatus', ['0x1'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asks()).toBe(before)
})

it('is on the other network even if the frame does not say who the user is there [embedded-user]', async () => {
  let isAsked = false
  const { config } = await loggedIn((name, payload) => {
    if (name === 'SWITCH_NETWORK') return { payload }
    if (name !== 'GET_USER' || !isAsked) {
      isAsked ||= name === 'GET_USER'
      return undefined
    }
    return { message: 'Something went wrong' }
  })
  await switchChain(config, { chainId: mainnet.id })
  const [live] = config.state.connections.values()
  expect(live).toMatchObject({ chainId: mainnet.id, accounts: [address] })
})

it('reports that the other account has no address, and keeps the current one [embedded-account-type]', async () => {
  const { config, embedded } = await loggedIn((name) =>
    name === 'SET_PREFERRED_ACCOUNT' ? { payload: { type: 'smartAccount', address: 'nobody' } } : undefined,
  )
  await expect(embedded.setPreferredAccount('smartAccount')).rejects.toMatchObject({ code: 'wallet.badAccount' })
  const [live] = config.state.connections.values()
  expect(live?.accounts).toEqual([address])
})

it('asks which networks have smart accounts if the user’s data does not say [embedded-user]', async () => {
  const { config } = await loggedIn((name) =>
    name === 'GET_SMART_ACCOUNT_ENABLED_NETWORKS'
      ? { payload: { smartAccountEnabledNetworks: [sepolia.id] } }
      : undefined,
  )
  const [live] = config.state.connections.values()
  expect(live && describeConnection(config, live)?.user?.accountTypes).toEqual(['eoa', 'smartAccount'])
})

it('offers a smart account where the service supports them on the network, whichever accounts the user’s data lists [embedded-smart-networks]', async () => {
  const smart = '0x2222222222222222222222222222222222222222'
  const told = async (inUse: string, list: unknown) => {
    const accounts = [
      { address, type: 'eoa' },
      { address: smart, type: 'smartAccount' },
    ]
    const { config, asked } = await loggedIn((name, payload) => {
      if (name === 'GET_SMART_ACCOUNT_ENABLED_NETWORKS')
        return list === undefined ? { message: 'No' } : { payload: list }
      return name === 'GET_USER' ? { payload: { ...Object(payload), address: inUse, accounts } } : undefined
    })
    const [live] = config.state.connections.values()
    const { user, accounts: granted, smartAccountEnabledNetworks } = (live && describeConnection(config, live)) ?? {}
    expect(asked('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toHaveLength(1)
    document.querySelector('#w3m-iframe')?.remove()
    return [user?.accountTypes, granted?.[0]?.type, smartAccountEnabledNetworks]
  }
  const on = (...ids: number[]) => ({ smartAccountEnabledNetworks: ids })
  expect(await told(address, on(sepolia.id, 10))).toEqual([
    ...[['eoa', 'smartAccount'], 'eoa', ['eip155:11155111', 'eip155:10']],
  ])
  expect(await told(address, on(10))).toEqual([['eoa'], 'eoa', ['eip155:10']])
  // The current account's type is always included.
  expect(await told(smart, on(10))).toEqual([['eoa', 'smartAccount'], 'smartAccount', ['eip155:10']])
  expect(await told(address, undefined)).toEqual([['eoa', 'smartAccount'], 'eoa', undefined])
})

it('asks once which networks have smart accounts, and not forever [embedded-smart-networks]', async () => {
  const { config, asked } = await loggedIn((name, payload) => {
    if (name === 'GET_SMART_ACCOUNT_ENABLED_NETWORKS') return { payload: { smartAccountEnabledNetworks: [1] } }
    return name === 'SWITCH_NETWORK' ? { payload } : undefined
  })
  await switchChain(config, { chainId: mainnet.id })
  const [live] = config.state.connections.values()
  expect(live && describeConnection(config, live)).toMatchObject({
    caipNetworkId: 'eip155:1',
    user: { accountTypes: ['eoa', 'smartAccount'] },
  })
  expect(asked('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).toHaveLength(1)
})

it('answers reads, waits for the screen with what needs the user’s approval, and rejects the rest before it reaches the frame [embedded-methods] [embedded-provider]', async () => {
  const { request, asked, embedded } = await loggedIn()
  const news: FrameNews[] = []
  embedded.watchCalls((each) => news.push(each))

  expect(await request('eth_chainId')).toBe('0xaa36a7')
  expect(asked('RPC_REQUEST')).toEqual([])
  expect(await request('eth_gasPrice')).toBe('0x2a')
  expect(asked('RPC_REQUEST')).toMatchObject([
    { payload: { method: 'eth_gasPrice', chainNamespace: 'eip155', chainId: sepolia.id } },
  ])

  const error = await request('eth_sign').catch((cause: unknown) => cause)
  expect(error).toMatchObject({ code: 4200, message: 'Requested RPC call is not allowed' })
  expect(asked('RPC_REQUEST')).toHaveLength(1)
  expect(news).toEqual(['refused'])

  const signed = request('personal_sign', ['0x48', address])
  await vi.advanceTimersByTimeAsync(0)
  expect(asked('RPC_REQUEST')).toHaveLength(1)
  const hide = embedded.show(document.body, 'wallet')
  expect(await signed).toBe('0x2a')
  hide()
  expect(news).toEqual(['refused', 'waiting', 'settled'])
})

it('tells the caller that the user rejected a request by leaving it, on its way to the screen or on it [embedded-approve] [embedded-provider]', async () => {
  const { request, embedded } = await loggedIn((name) => (name === 'RPC_REQUEST' ? null : undefined))
  const unseen = request('personal_sign', ['0x48', address])
  await vi.advanceTimersByTimeAsync(0)
  embedded.abortCalls()
  await expect(unseen).rejects.toMatchObject({ code: 4001 })

  const seen = request('personal_sign', ['0x48', address])
  const hide = embedded.show(document.body, 'wallet')
  await vi.advanceTimersByTimeAsync(0)
  embedded.abortCalls()
  await expect(seen).rejects.toMatchObject({ code: 4001, message: errorMessages['request.aborted'] })
  hide()
})

it('passes on the frame’s errors with their codes, and reports a network that the dApp does not have as such [embedded-provider]', async () => {
  const { request } = await loggedIn((name) =>
    name === 'RPC_REQUEST' ? { message: 'The wallet is too old.', code: 5710 } : undefined,
  )
  await expect(request('eth_gasPrice')).rejects.toMatchObject({ code: 5710, message: 'The wallet is too old.' })
  await expect(request('wallet_switchEthereumChain', [{ chainId: '0x5' }])).rejects.toMatchObject({ code: 4902 })
})

it('disconnects within 3 s even if the frame hangs, and deletes the stored login first [embedded-sign-out] [embedded-storage]', async () => {
  const { config, request } = await loggedIn((name) => (name === 'SIGN_OUT' ? null : undefined))
  const ended = vi.fn()
  const ending = disconnect(config).then(ended)
  await vi.advanceTimersByTimeAsync(0)
  expect(remembered.filter((name) => localStorage.getItem(`@appkit-wallet/${name}`) !== null)).toEqual([])
  await vi.advanceTimersByTimeAsync(2_900)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  await ending
  expect(config.state.status).toBe('disconnected')
  await expect(request('eth_gasPrice')).rejects.toMatchObject({ code: 4900 })
})

it('disconnects when the frame says that the session has expired, and keeps nothing of the login [embedded-session]', async () => {
  const { config, request } = await loggedIn((name) =>
    name === 'RPC_REQUEST' ? { message: 'The session has expired. Log in again.' } : undefined,
  )
  const failure = await request('eth_gasPrice').catch((cause: unknown) => cause)
  expect(failure).toMatchObject({ code: 4900 })
  // Nothing was sent [send-undecided].
  expect(walletError(failure).code).toBe('frame.session')
  expect(walletError(await request('eth_gasPrice').catch((cause: unknown) => cause)).code).toBe('wallet.notConnected')
  expect(config.state.status).toBe('disconnected')
  expect(remembered.filter((name) => localStorage.getItem(`@appkit-wallet/${name}`) !== null)).toEqual([])
})

it('disappears from wagmi when the login ends elsewhere [embedded-namespaces]', async () => {
  const { config, embedded } = await loggedIn((name) => (name === 'SIGN_OUT' ? null : undefined))
  void embedded.signOut()
  expect(config.state).toMatchObject({ status: 'disconnected', current: null })
})

it('deletes a stored login that the frame does not know [embedded-storage]', async () => {
  const { config } = await loggedIn((name) =>
    name === 'IS_CONNECTED' ? { payload: { isConnected: false } } : undefined,
  )
  expect(await config.connectors[0]?.isAuthorized()).toBe(false)
  expect(remembered.filter((name) => localStorage.getItem(`@appkit-wallet/${name}`) !== null)).toEqual([])
})

/** The sign-in message of a login. */
const siwxMessage: FrameSignIn = {
  ...{ accountAddress: '<<AccountAddress>>', domain: 'dapp.example', uri: 'https://dapp.example/' },
  chainId: `eip155:${sepolia.id}`,
  ...{ version: '1', nonce: 'abcdefgh', resources: ['https://dapp.example/terms'] },
  serializedMessage: 'dapp.example wants …',
}

/** A dApp with sign-in, over a frame that returns this user. */
async function signingIn(says: (asked: { siwxMessage?: unknown }) => object | undefined) {
  const admit = vi.fn(async () => undefined)
  const signIn = vi.fn(async () => ({ message: siwxMessage, admit }))
  const page = await loggedIn((name, payload) => {
    if (name !== 'GET_USER') return undefined
    const said = says(Object(payload))
    return said ? { payload: { address, chainId: sepolia.id, ...said } } : { message: 'Nothing is signed here.' }
  }, signIn)
  return { ...page, admit, signIn }
}

it('has the frame sign the dApp’s sign-in message with the login, and passes it on with the account [embedded-one-step]', async () => {
  const { admit, asked, granted, signIn } = await signingIn(({ siwxMessage: wanted }) =>
    wanted ? { message: 'signed', signature: '0x12' } : {},
  )
  expect(granted.accounts).toEqual([address])
  expect(signIn.mock.calls).toEqual([[`eip155:${sepolia.id}`]])
  expect(asked('GET_USER').map(({ payload }) => payload)).toEqual([{ chainId: sepolia.id, siwxMessage }])
  const signed = { address, isSmartAccount: false, message: 'signed', signature: '0x12' }
  expect(admit.mock.calls).toEqual([[signed, expect.any(AbortSignal)]])
})

it('still logs in if the frame signs nothing, another message, or on another network [embedded-one-step]', async () => {
  const refused = await signingIn(({ siwxMessage: wanted }) => (wanted ? undefined : {}))
  expect(refused.granted.accounts).toEqual([address])
  expect(refused.asked('GET_USER').map(({ payload }) => Object.keys(Object(payload)))).toEqual([
    ['chainId', 'siwxMessage'],
    ['chainId'],
  ])
  expect(refused.admit).not.toHaveBeenCalled()
  document.querySelector('#w3m-iframe')?.remove()

  const garbled = await signingIn(() => ({ message: 7, signature: {} }))
  expect(garbled.granted.accounts).toEqual([address])
  expect(garbled.admit.mock.calls).toEqual([[{ address, isSmartAccount: false }, expect.any(AbortSignal)]])
  document.querySelector('#w3m-iframe')?.remove()

  const elsewhere = await signingIn(() => ({ chainId: mainnet.id, message: 'signed', signature: '0x12' }))
  expect(elsewhere.granted).toEqual({ accounts: [address], chainId: mainnet.id })
  expect(elsewhere.admit).not.toHaveBeenCalled()
})

it('requests no signature when it restores a login [embedded-one-step]', async () => {
  const { asked, config, signIn } = await signingIn(() => ({}))
  const [connector] = config.connectors
  await connector?.connect({ isReconnecting: true })
  expect(signIn).toHaveBeenCalledOnce()
  expect(asked('GET_USER').at(-1)?.payload).toEqual({ chainId: sepolia.id })
})
