// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  fox,
  foxConnection,
  lynx,
  lynxConnection,
  network,
  solana,
  stubAdapter,
} from '../../../tests/support/stub-adapter.ts'

const prepareModal = vi.hoisted(() => vi.fn(async () => () => () => undefined))
vi.mock('../../modal/mount.tsx', () => ({ prepareModal }))

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})
afterEach(cleanup)

describe('the buttons of portico/appkit [api-elements]', () => {
  it('render before createAppKit, and take over the markup of a server without it', async () => {
    const { AppKitButton, AppKitNetworkButton } = await import('./index.tsx')
    const page = (
      <>
        <AppKitButton size="sm" />
        <AppKitNetworkButton />
      </>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    expect(container.textContent).toBe('Connect walletSelect network')
    const { createAppKit } = await import('../create-app-kit.ts')
    createAppKit({ adapters: [stubAdapter().adapter], networks: [network], themeVariables: { '--apkt-accent': 'red' } })
    const onRecoverableError = vi.fn()
    render(page, { container, hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(container.textContent).toBe('Connect walletPortico One')
    expect(screen.getByTestId('connect-button').style.getPropertyValue('--w3m-accent')).toBe('red')
  })

  it('have the same width before and while a wallet is asked', async () => {
    const { AppKitConnectButton } = await import('./index.tsx')
    render(<AppKitConnectButton label="Enter" loadingLabel="One moment…" />)
    const button = screen.getByTestId('connect-button')
    expect(button.textContent).toBe('Enter')
    expect(button.querySelector('[data-widest]')?.getAttribute('data-widest')).toBe('One moment…')
  })

  it('show a well-known network with the modal’s picture', async () => {
    const { AppKitNetworkButton } = await import('./index.tsx')
    const { createAppKit } = await import('../create-app-kit.ts')
    createAppKit({ adapters: [stubAdapter().adapter], networks: [{ ...network, name: 'Base' }], preload: 'none' })
    const { container } = render(<AppKitNetworkButton />)
    await vi.waitUntil(() => container.querySelector('img'))
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,/)
  })

  it('open the modal when pressed, and show the account', async () => {
    const { AppKitButton } = await import('./index.tsx')
    const { createAppKit } = await import('../create-app-kit.ts')
    const stub = stubAdapter()
    const kit = createAppKit({ adapters: [stub.adapter], networks: [network], preload: 'none' })
    render(<AppKitButton charsStart={2} charsEnd={2} balance="hide" />)
    fireEvent.click(screen.getByTestId('connect-button'))
    await vi.waitUntil(() => kit.isOpen())
    act(() => stub.approve())
    expect((await screen.findByTestId('account-button')).textContent).toBe('0x…66')
  })

  it('offer another try if the modal’s code fails to load, connected or not', async () => {
    vi.stubGlobal('reportError', vi.fn())
    const { AppKitButton, AppKitNetworkButton } = await import('./index.tsx')
    const { createAppKit } = await import('../create-app-kit.ts')
    const stub = stubAdapter()
    const kit = createAppKit({ adapters: [stub.adapter], networks: [network], preload: 'none' })
    render(
      <>
        <AppKitButton />
        <AppKitNetworkButton />
      </>,
    )
    prepareModal.mockRejectedValueOnce(new Error('the file is not there'))
    fireEvent.click(screen.getByTestId('connect-button'))
    await vi.waitUntil(() => screen.getByTestId('connect-button').textContent === 'Try again')
    expect(screen.getByTestId('w3m-network-button').textContent).toBe('Try again')
    act(() => stub.approve())
    expect((await screen.findByTestId('account-button')).textContent).toBe('Try again')
    fireEvent.click(screen.getByTestId('account-button'))
    await vi.waitUntil(() => kit.isOpen())
    expect(screen.getByTestId('account-button').textContent).toBe('0xf3…b92266')
  })

  it('show a namespace’s own network even if the active network is another that the app does not have', async () => {
    const { AppKitAccountButton } = await import('./index.tsx')
    const { createAppKit } = await import('../create-app-kit.ts')
    const [evm, other] = [stubAdapter(), stubAdapter({ connector: lynx, connection: lynxConnection })]
    const { adapter } = evm
    const kit = createAppKit({ adapters: [adapter, other.adapter], networks: [network, solana], preload: 'none' })
    render(
      <>
        <AppKitAccountButton namespace="eip155" balance="hide" />
        <AppKitAccountButton namespace="solana" balance="hide" />
      </>,
    )
    await act(() => kit.open())
    act(() => other.approve())
    const elsewhere = { ...foxConnection, caipNetworkId: 'eip155:999' as const }
    act(() => evm.tell({ connectors: [fox], connections: [elsewhere], current: fox.id }))
    await vi.waitUntil(() => kit.getCaipNetwork('eip155') === undefined || screen.queryByText('Wrong network'))
    expect((await screen.findByTestId('account-buttonsolana')).textContent).toBe('So1')
    expect((await screen.findByTestId('account-buttoneip155')).textContent).toBe('Wrong network')
  })

  it('connect a wallet by name', async () => {
    const { AppKitWalletButton } = await import('./wallet-button.tsx')
    const { createAppKit } = await import('../create-app-kit.ts')
    const stub = stubAdapter()
    const kit = createAppKit({ adapters: [stub.adapter], networks: [network], preload: 'none', enableReconnect: false })
    render(<AppKitWalletButton wallet="fox" />)
    fireEvent.click(screen.getByRole('button', { name: 'Fox' }))
    await vi.waitUntil(() => stub.calls.includes('connect'))
    act(() => stub.approve())
    await vi.waitUntil(() => kit.getIsConnectedState())
    expect(kit.isOpen()).toBe(false)
  })

  it('keep the focus while a wallet is asked, and ignore further presses', async () => {
    const { AppKitWalletButton } = await import('./wallet-button.tsx')
    const { createAppKit } = await import('../create-app-kit.ts')
    const stub = stubAdapter()
    createAppKit({ adapters: [stub.adapter], networks: [network], preload: 'none', enableReconnect: false })
    render(<AppKitWalletButton wallet="fox" />)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Fox' })
    const shown = () => [button.disabled, button.ariaDisabled, button.ariaBusy]
    expect(shown()).toEqual([false, null, 'false'])
    fireEvent.click(button)
    expect(shown()).toEqual([false, 'true', 'true'])
    fireEvent.click(button)
    await vi.waitUntil(() => stub.calls.includes('connect'))
    act(() => stub.approve())
    await vi.waitUntil(() => button.ariaBusy === 'false')
    expect(stub.calls.filter((call) => call === 'connect')).toHaveLength(1)
  })

  it('do nothing when pressed before createAppKit, and work after it [api-early]', async () => {
    const { AppKitWalletButton } = await import('./wallet-button.tsx')
    render(<AppKitWalletButton wallet="fox" />)
    const button = screen.getByRole('button', { name: 'Fox' })
    fireEvent.click(button)
    const { createAppKit } = await import('../create-app-kit.ts')
    const stub = stubAdapter()
    createAppKit({ adapters: [stub.adapter], networks: [network], preload: 'none', enableReconnect: false })
    expect(button.hasAttribute('disabled')).toBe(false)
    fireEvent.click(button)
    await vi.waitUntil(() => stub.calls.includes('connect'))
  })
})
