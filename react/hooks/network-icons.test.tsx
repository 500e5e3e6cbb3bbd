// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fox, foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'

vi.mock('../modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A page on Base, for which viem has no picture. */
async function onBase() {
  const { createAppKit } = await import('../handle/singleton.ts')
  const { ConnectButton } = await import('./connect-button.tsx')
  const stub = stubAdapter()
  createAppKit({ adapters: [stub.adapter], networks: [{ ...network, name: 'Base' }] })
  const connect = () => act(() => stub.tell({ connectors: [fox], connections: [foxConnection], current: fox.id }))
  return { ConnectButton, connect }
}

/** The modal's drawing of it. */
async function drawing() {
  const { container, unmount } = render(<NetworkIcon src={undefined} name="Base" />)
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull())
  const address = container.querySelector('img')?.src
  unmount()
  return address
}

it('a button that shows the network’s icon uses the modal’s picture [api-button]', async () => {
  const { ConnectButton, connect } = await onBase()
  render(<ConnectButton data-testid="connect" chainStatus="icon" />)
  connect()
  const icon = await screen.findByRole('img', { name: 'Base' })
  expect(icon.getAttribute('src')).toBe(await drawing())
})

it('a button that shows no icon loads none', async () => {
  const loaded = vi.fn()
  vi.doMock('./network-icons.ts', () => {
    loaded()
    return { networkIcon: () => undefined }
  })
  const { ConnectButton, connect } = await onBase()
  render(<ConnectButton data-testid="connect" chainStatus="name" />)
  connect()
  await waitFor(() => expect(screen.getByTestId('connect').textContent).toContain('Base'))
  expect(loaded).not.toHaveBeenCalled()
  vi.doUnmock('./network-icons.ts')
})
