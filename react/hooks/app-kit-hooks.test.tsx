// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => void vi.resetModules())

describe('a hook before createAppKit [error-hooks]', () => {
  it.each([
    'useAppKit',
    'useAppKitState',
    'useAppKitTheme',
    'useAppKitEvents',
    'useWalletInfo',
    'useAppKitConnections',
    'useAppKitConnection',
    'useAppKitSession',
  ] as const)('%s throws the sentence of the specification', async (name) => {
    const hooks = {
      ...(await import('./app-kit-hooks.ts')),
      ...(await import('./wallet-hooks.ts')),
      ...(await import('./connection-hooks.ts')),
      ...(await import('./session-hook.ts')),
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const use: (namespace: never) => unknown = hooks[name]
    expect(() => renderHook(() => use(undefined as never))).toThrow(
      `Please call createAppKit before using ${name} hook`,
    )
  })
})

describe('a hook that only reads, before createAppKit [api-early]', () => {
  it('shows that nothing is connected, and then the kit that is created', async () => {
    const { useAppKitAccount, useAppKitNetwork, useDisconnect } = await import('./app-kit-hooks.ts')
    const { useAppKitProvider } = await import('./wallet-hooks.ts')
    const { result } = renderHook(() => ({
      ...useAppKitAccount(),
      ...useAppKitNetwork(),
      ...useAppKitProvider('eip155'),
      ...useDisconnect(),
    }))
    expect(result.current).toMatchObject({ isConnected: false, status: 'disconnected' })
    expect(result.current).toMatchObject({ caipNetwork: undefined, walletProvider: undefined })
    const sentence = 'Please call createAppKit before using'
    await expect(result.current.disconnect()).rejects.toThrow(`${sentence} useDisconnect hook`)
    await expect(result.current.switchNetwork({ id: 1 })).rejects.toThrow(`${sentence} useAppKitNetwork hook`)
    const { createAppKit } = await import('../handle/singleton.ts')
    const { network, stubAdapter } = await import('../../tests/support/stub-adapter.ts')
    await act(async () => void createAppKit({ adapters: [stubAdapter().adapter], networks: [network] }))
    expect(result.current.caipNetwork).toMatchObject({ id: network.id })
  })

  it('renders on a server that never calls it', async () => {
    const { useAppKitAccount } = await import('./app-kit-hooks.ts')
    const page = createElement(() => useAppKitAccount().status)
    expect(renderToString(page)).toBe('disconnected')
  })
})

it('fetches a balance before createAppKit', async () => {
  const { useAppKitBalance } = await import('./wallet-hooks.ts')
  const { result } = renderHook(() => useAppKitBalance())
  await expect(result.current.fetchBalance()).rejects.toThrow('AppKit not initialized when  fetchBalance was called.')
})

describe('createAppKit [api-options]', () => {
  it('returns the first handle again and ignores the second options', async () => {
    const { createAppKit, requireAppKit } = await import('../handle/singleton.ts')
    const { networkIn } = await import('../store/store.ts')
    const { network, stubAdapter } = await import('../../tests/support/stub-adapter.ts')
    const first = createAppKit({ adapters: [stubAdapter().adapter], networks: [network] })
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    createAppKit({ adapters: [stubAdapter().adapter], networks: [network] })
    expect(warn).not.toHaveBeenCalled()
    const second = createAppKit({ adapters: [], networks: [{ ...network, name: 'Another' }] })
    createAppKit({ adapters: [], networks: [{ ...network, name: 'Another' }] })
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
    expect(second).toBe(first)
    expect(networkIn(requireAppKit('test').store.get())?.name).toBe('Portico One')
  })

  it('makes a kit without adapters, which can be added later', async () => {
    const { createAppKit } = await import('../handle/singleton.ts')
    const { network, stubAdapter } = await import('../../tests/support/stub-adapter.ts')
    const kit = createAppKit({ networks: [network] })
    expect(kit.getAccount()).toMatchObject({ status: 'disconnected', isConnected: false })
    await kit.addAdapter(stubAdapter().adapter)
    expect(kit.getCaipNetworks('eip155')).toHaveLength(1)
  })

  it('rejects two kinds of sign-in [error-options]', async () => {
    const { createAppKit } = await import('../handle/singleton.ts')
    const { createSIWEConfig, DefaultSIWX } = await import('../../siwx/index.ts')
    const { network } = await import('../../tests/support/stub-adapter.ts')
    const siweConfig = createSIWEConfig({
      getNonce: async () => 'nonce-of-8',
      createMessage: () => '',
      verifyMessage: async () => true,
      getSession: async () => null,
      signOut: async () => true,
    })
    expect(() => createAppKit({ networks: [network], siwx: new DefaultSIWX(), siweConfig })).toThrow(
      'Cannot set both `siweConfig` and `siwx` options',
    )
  })

  it('selects the network that the dApp names, until a wallet says otherwise [api-options]', async () => {
    const { createAppKit, requireAppKit } = await import('../handle/singleton.ts')
    const { networkIn } = await import('../store/store.ts')
    const { network, stubAdapter } = await import('../../tests/support/stub-adapter.ts')
    const two = { ...network, id: 31338, name: 'Portico Two' }
    createAppKit({ adapters: [stubAdapter().adapter], networks: [network, two], defaultNetwork: two })
    expect(networkIn(requireAppKit('test').store.get())?.name).toBe('Portico Two')
  })

  it.each([
    [{ projectId: 'p' }, 1],
    [{ universalProvider: {} }, 1],
    [{}, 0],
    [{ projectId: 'p', enableWalletConnect: false }, 0],
  ])('%j offers any wallet %i times [api-options]', async (options, count) => {
    const { createAppKit } = await import('../handle/singleton.ts')
    const { network, stubAdapter } = await import('../../tests/support/stub-adapter.ts')
    const attached: unknown[] = []
    const adapter = Object.assign(stubAdapter().adapter, { attach: (link: unknown) => attached.push(link) })
    createAppKit({ adapters: [adapter], networks: [network], ...options })
    expect(attached).toHaveLength(count)
  })

  it('compares options that are circular, or contain what JSON does not', async () => {
    const { createAppKit } = await import('../handle/singleton.ts')
    const { DefaultSIWX } = await import('../../siwx/index.ts')
    const { network } = await import('../../tests/support/stub-adapter.ts')
    const siwx = () => Object.assign(new DefaultSIWX(), { size: 1n, self: {} })
    const options = () => {
      const one = siwx()
      one.self = one
      return {
        adapters: [],
        networks: [network],
        siwx: one,
        metadata: { name: 'N', description: '', url: '', icons: [] },
      } as const
    }
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(createAppKit(options())).toBe(createAppKit(options()))
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})
