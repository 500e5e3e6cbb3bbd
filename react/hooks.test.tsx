// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => void vi.resetModules())

describe('SPEC 8: a hook before createAppKit', () => {
  it.each([
    'useAppKit',
    'useAppKitAccount',
    'useAppKitNetwork',
    'useAppKitState',
    'useAppKitTheme',
    'useAppKitEvents',
    'useDisconnect',
  ] as const)('%s throws the sentence of the specification', async (name) => {
    const hooks = await import('./hooks.ts')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const use: () => unknown = hooks[name]
    expect(() => renderHook(() => use())).toThrow(`Please call createAppKit before using ${name} hook`)
  })
})

describe('FACTS 16.1: createAppKit', () => {
  it('returns the first handle again and ignores the second options', async () => {
    const { createAppKit } = await import('./singleton.ts')
    const { networkIn } = await import('./store.ts')
    const { network, stubAdapter } = await import('../tests/support/stub-adapter.ts')
    const first = createAppKit({ adapters: [stubAdapter().adapter], networks: [network] })
    const second = createAppKit({ adapters: [], networks: [{ ...network, name: 'Another' }] })
    expect(second).toBe(first)
    expect(networkIn(second.store.get())?.name).toBe('Portico One')
  })
})
