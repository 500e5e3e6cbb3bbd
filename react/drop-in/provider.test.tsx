// @vitest-environment jsdom
import { render, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { network, stubAdapter } from '../../tests/support/stub-adapter.ts'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

describe('the provider and the hooks of portico/appkit [api-drop-in]', () => {
  it('with only the options, it defines the elements as createAppKit does', async () => {
    const { AppKitProvider } = await import('./index.ts')
    const { container } = render(
      <AppKitProvider adapters={[stubAdapter().adapter]} networks={[network]} preload="none">
        <appkit-button />
      </AppKitProvider>,
    )
    const element = container.querySelector('appkit-button')
    await waitFor(() => expect(element?.shadowRoot?.textContent).toBe('Connect wallet'))
  })

  it.each([
    ['has chosen it', Object.assign(new EventTarget(), { matches: true })],
    ['does not say when it chooses another', { matches: true }],
  ])('the modal shows the chosen theme even if the system %s', async (_, query) => {
    vi.stubGlobal('matchMedia', () => query)
    const { createAppKit, useAppKitTheme, useAppKitNetworkCore } = await import('./index.ts')
    const kit = createAppKit({ adapters: [stubAdapter().adapter], networks: [network], preload: 'none' })
    const { result } = renderHook(() => ({ theme: useAppKitTheme(), core: useAppKitNetworkCore() }))
    expect(result.current.theme.themeMode).toBe('dark')
    expect(kit.getThemeMode()).toBe('dark')
    expect(result.current.core).toMatchObject({ chainId: network.id, caipNetworkId: `eip155:${network.id}` })
    vi.unstubAllGlobals()
  })
})
