// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mainnet, optimism } from 'wagmi/chains'
import { WagmiAdapter } from '../../adapters/evm/index.ts'
import { errorMessages } from '../../core/error-messages.ts'
import { version } from '../../package.json'
import { begunLogin, markLogin } from '../../services/embedded-frame/begun-login.ts'
import { atRest, createStore } from '../store/store.ts'
import { embeddedWallet } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  document.querySelector('#w3m-iframe')?.remove()
  vi.useRealTimers()
})

/** A closed modal. */
const closed = { hasTag: () => false, context: { stack: [] } }
/** A modal that shows a request of the wallet. */
const asking = { hasTag: () => true, context: { stack: [{ key: 1, route: 'ApproveTransaction' as const }] } }

/** A kit that never changes. */
const silent = { subscribe: () => ({ unsubscribe: () => undefined }), system: { get: () => undefined } }

const call = { chainNamespace: 'eip155', chainId: 1 } as const

it('has the kit report what is rejected, and show what waits for its user [embedded-methods] [embedded-approve]', async () => {
  const wallet = embeddedWallet({ url: 'https://wallet.example/sdk' })
  const send = vi.fn()
  let snapshot: typeof closed | typeof asking = closed
  const stop = wallet.follow({ ...silent, getSnapshot: () => snapshot, send }, createStore(atRest))
  const frame = await wallet.frame()
  expect(await wallet.frame()).toBe(frame)

  await expect(frame.call({ ...call, method: 'eth_sign' })).rejects.toMatchObject({ code: 'frame.notAllowed' })
  expect(send.mock.calls).toEqual([[{ type: 'toast.add', variant: 'error', code: 'frame.refused' }]])
  expect(errorMessages['frame.refused']).toBe('Action not allowed')

  const first = frame.call({ ...call, method: 'personal_sign' })
  expect(send).toHaveBeenLastCalledWith({ type: 'modal.open', view: 'ApproveTransaction' })
  snapshot = asking
  const second = frame.call({ ...call, method: 'eth_sendTransaction' })
  expect(send).toHaveBeenLastCalledWith({ type: 'nav.push', route: 'ApproveTransaction' })
  frame.abortCalls()
  for (const each of [first, second]) await expect(each).rejects.toMatchObject({ code: 'request.aborted' })

  stop()
  await expect(frame.call({ ...call, method: 'eth_sign' })).rejects.toThrow()
  expect(send).toHaveBeenCalledTimes(3)
})

it('rejects what waits for its user if the kit does not show it [embedded-approve]', async () => {
  const wallet = embeddedWallet({ url: 'https://wallet.example/sdk' })
  const stop = wallet.follow({ ...silent, getSnapshot: () => closed, send: vi.fn() }, createStore(atRest))
  const frame = await wallet.frame()
  await expect(frame.call({ ...call, method: 'personal_sign' })).rejects.toMatchObject({ code: 'request.aborted' })
  stop()
})

it('has the kit tell the developer what prevents the wallet from working [embedded-alerts]', async () => {
  const wallet = embeddedWallet({ url: 'https://wallet.example/sdk' })
  const kit = { ...silent, getSnapshot: () => closed, send: vi.fn() }
  const stop = wallet.follow(kit, createStore(atRest))
  const lost = expect((await wallet.frame()).user({})).rejects.toMatchObject({ code: 'frame.unreachable' })
  await vi.advanceTimersByTimeAsync(20_000)
  await lost
  const failure = { code: 'frame.unreachable' }
  expect(kit.send.mock.calls).toEqual([[{ type: 'alert.raise', severity: 'error', failure }]])
  stop()
})

it('tells the frame the modal’s theme, including one chosen before it loads [embedded-theme]', async () => {
  const wallet = embeddedWallet({ url: 'https://wallet.example/sdk' })
  const store = createStore({ ...atRest, themeMode: 'dark', themeVariables: { '--w3m-accent': 'red' } })
  const kit = { ...silent, getSnapshot: () => closed, send: vi.fn() }
  const stop = wallet.follow(kit, store)
  const frame = await wallet.frame()
  const told: unknown[] = []
  const user = frame.user({}).catch(() => undefined)
  const page = document.querySelector<HTMLIFrameElement>('#w3m-iframe')?.contentWindow
  if (!page) throw new Error('There is no frame.')
  vi.spyOn(page, 'postMessage').mockImplementation(({ type, payload }) => {
    if (type === '@w3m-app/SYNC_THEME') told.push(payload)
  })
  const ready = { data: { type: '@w3m-frame/READY' }, origin: 'https://wallet.example', source: page }
  window.dispatchEvent(new MessageEvent('message', ready))
  await vi.advanceTimersByTimeAsync(500)
  expect(told).toMatchObject([
    { themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': 'red', '--w3m-background': '#16171b' } },
  ])
  store.set({ themeMode: 'light' })
  await vi.advanceTimersByTimeAsync(0)
  expect(told[1]).toMatchObject({ themeMode: 'light', w3mThemeVariables: { '--w3m-background': '#fff' } })

  stop()
  store.set({ themeMode: 'dark' })
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toHaveLength(2)
  frame.abort()
  await user
})

it('tells the frame the name and version of the SDK, as it tells every service [assets-identity]', async () => {
  const told = async (about: Parameters<ReturnType<typeof embeddedWallet>['introduce']>[1]) => {
    const wallet = embeddedWallet({ url: 'https://wallet.example/sdk' })
    wallet.introduce(new WagmiAdapter({ networks: [mainnet] }), about)
    const frame = await wallet.frame()
    const user = frame.user({}).catch(() => undefined)
    const element = document.querySelector<HTMLIFrameElement>('#w3m-iframe')
    const source = element?.contentWindow
    if (!source) throw new Error('There is no frame.')
    const said = vi.spyOn(source, 'postMessage')
    const ready = { data: { type: '@w3m-frame/READY' }, origin: 'https://wallet.example', source }
    window.dispatchEvent(new MessageEvent('message', ready))
    await vi.advanceTimersByTimeAsync(500)
    frame.abort()
    await user
    element.remove()
    const [sync] = said.mock.calls.flatMap(([message]) => (message.type === '@w3m-app/SYNC_DAPP_DATA' ? [message] : []))
    return sync?.payload
  }
  const adapters = [new WagmiAdapter({ networks: [mainnet] })]
  expect(await told({ adapters, projectId: 'p' })).toMatchObject({
    ...{ sdkVersion: `react-wagmi-${version}`, sdkType: 'appkit', projectId: 'p' },
  })
  expect(await told({})).toMatchObject({ sdkVersion: `react-universal-${version}` })
})

it('begins on the network that the dApp begins with, and logs unless it may not [embedded-address]', async () => {
  const told = async (about: Parameters<ReturnType<typeof embeddedWallet>['introduce']>[1]) => {
    const wallet = embeddedWallet({ url: 'https://wallet.example/sdk' })
    wallet.introduce(new WagmiAdapter({ networks: [mainnet, optimism] }), about)
    const frame = await wallet.frame()
    const user = frame.user({}).catch(() => undefined)
    const frames = [...document.querySelectorAll('iframe')]
    frame.abort()
    await user
    const { searchParams } = new URL(frames.at(-1)?.src ?? '')
    for (const each of frames) each.remove()
    return Object.fromEntries(searchParams)
  }
  const networks = [mainnet, optimism]
  expect(await told({ networks, defaultNetwork: optimism, projectId: 'p' })).toEqual({
    ...{ projectId: 'p', version: '4', enableLogger: 'true' },
    ...{ chainId: 'eip155:10', rpcUrl: optimism.rpcUrls.default.http[0] },
  })
  expect(await told({ networks, enableAuthLogger: false })).toMatchObject({
    chainId: 'eip155:1',
    enableLogger: 'false',
  })
})

it('loads the frame when an installed app starts, and reports it if the frame does not load [embedded-installed]', async () => {
  const kit = { ...silent, getSnapshot: () => closed, send: vi.fn() }
  const frames = () => document.querySelectorAll('iframe').length
  const begins = async (mode: string) => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.endsWith(`: ${mode})`) }),
    )
    const stop = embeddedWallet({ url: 'https://wallet.example/sdk' }).follow(kit, createStore(atRest))
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    return stop
  }
  const stop = await begins('browser')
  expect(frames()).toBe(0)
  stop()
  const end = await begins('standalone')
  expect(frames()).toBe(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(kit.send.mock.calls).toEqual([
    [{ type: 'alert.raise', severity: 'error', failure: { code: 'frame.unreachable' } }],
    [{ type: 'alert.raise', severity: 'error', failure: { code: 'frame.installed' } }],
  ])
  end()
  vi.unstubAllGlobals()
})

it('signs the frame out if the page was reloaded before a login was done, and loads it for nothing else [embedded-half-done]', async () => {
  const begins = async () => {
    const kit = { ...silent, getSnapshot: () => closed, send: vi.fn() }
    const stop = embeddedWallet({ url: 'https://wallet.example/sdk' }).follow(kit, createStore(atRest))
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    return stop
  }
  const page = () => document.querySelector<HTMLIFrameElement>('#w3m-iframe')?.contentWindow
  const stop = await begins()
  expect(page()).toBeUndefined()
  stop()

  // This tab has not verified the stored login: another tab has logged in, and the login stays.
  markLogin('begun')
  localStorage.setItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true')
  const leave = await begins()
  expect(page()).toBeUndefined()
  leave()

  markLogin('proved')
  const end = await begins()
  const source = page()
  if (!source) throw new Error('There is no frame.')
  const asked: string[] = []
  const from = { origin: 'https://wallet.example', source }
  vi.spyOn(source, 'postMessage').mockImplementation(({ type, id }) => {
    if (id === undefined) return
    asked.push(type)
    window.dispatchEvent(new MessageEvent('message', { data: { type: '@w3m-frame/SIGN_OUT_SUCCESS', id }, ...from }))
  })
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@w3m-frame/READY' }, ...from }))
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toEqual(['@w3m-app/SIGN_OUT'])
  expect(begunLogin()).toBe(undefined)
  expect(localStorage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBe(null)
  end()
})

it('has the kit keep the account type that the user selected, even if the dApp requested it [embedded-account-type]', async () => {
  const wallet = embeddedWallet({ url: 'https://wallet.example/sdk' })
  const adapter = new WagmiAdapter({ networks: [mainnet] })
  wallet.introduce(adapter, {})
  const send = vi.fn()
  const stop = wallet.follow({ ...silent, getSnapshot: () => closed, send }, createStore(atRest))
  const frame = await wallet.frame()
  const choosing = frame.setPreferredAccount('eoa')
  const page = document.querySelector<HTMLIFrameElement>('#w3m-iframe')?.contentWindow
  if (!page) throw new Error('There is no frame.')
  const from = { origin: 'https://wallet.example', source: page }
  vi.spyOn(page, 'postMessage').mockImplementation(({ type, id }) => {
    if (type !== '@w3m-app/SET_PREFERRED_ACCOUNT') return
    const data = { type: '@w3m-frame/SET_PREFERRED_ACCOUNT_SUCCESS', id, payload: { type: 'eoa', address: '0x1' } }
    window.dispatchEvent(new MessageEvent('message', { data, ...from }))
  })
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@w3m-frame/READY' }, ...from }))
  await vi.advanceTimersByTimeAsync(500)
  await choosing
  expect(send.mock.calls).toEqual([[{ type: 'account.setType', namespace: 'eip155', accountType: 'eoa' }]])
  stop()
})
