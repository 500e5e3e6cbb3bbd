// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => void vi.resetModules())

describe('a hook before createAppKit [error-hooks]', () => {
  it.each([
    'useAppKit',
    'useAppKitAccount',
    'useAppKitNetwork',
    'useAppKitState',
    'useAppKitTheme',
    'useAppKitEvents',
    'useDisconnect',
    'useWalletInfo',
    'useAppKitProvider',
    'useAppKitConnections',
    'useAppKitConnection',
  ] as const)('%s throws the sentence of the specification', async (name) => {
    const hooks = {
      ...(await import('./app-kit-hooks.ts')),
      ...(await import('./wallet-hooks.ts')),
      ...(await import('./connection-hooks.ts')),
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const use: (namespace: never) => unknown = hooks[name]
    expect(() => renderHook(() => use(undefined as never))).toThrow(
      `Please call createAppKit before using ${name} hook`,
    )
  })
})

it('a balance that is fetched before createAppKit', async () => {
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

  it('compares options that bite their own tail, or hold what JSON does not', async () => {
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
