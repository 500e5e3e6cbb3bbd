// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AccountState } from '../../core/account.ts'
import type { SessionStatus } from '../../core/sign-in.ts'
import { fox, foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { createAppKit, requireAppKit } from '../handle/singleton.ts'
import { atRest } from '../store/store.ts'
import { accountOf, ConnectButton, type ConnectButtonRenderProps } from './connect-button.tsx'

vi.mock('../modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

const stub = stubAdapter()
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  createAppKit({
    adapters: [stub.adapter],
    allowUnsupportedChain: true,
    networks: [network],
    themeVariables: { '--w3m-accent': '#0a0' },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('renders the same on the server as in the browser’s first render, without styles in the markup', () => {
  const markup = renderToString(<ConnectButton className="mine" />)
  expect(markup).not.toContain('style=')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = markup
  const onRecoverableError = vi.fn()
  render(<ConnectButton className="mine" />, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  const { className, textContent } = screen.getByTestId('connect-button')
  expect([className, textContent]).toEqual(['portico-button mine', 'Connect wallet'])
})

it('accepts the dApp’s test id, handlers and accent color', () => {
  const onFocus = vi.fn()
  render(<ConnectButton data-testid="connect" label="Enter" onFocus={onFocus} />)
  const button = screen.getByTestId('connect')
  fireEvent.focus(button)
  expect(onFocus).toHaveBeenCalledOnce()
  expect([button.textContent, button.style.getPropertyValue('--w3m-accent')]).toEqual(['Enter', '#0a0'])
})

it('is not a live region, and keeps its width while it connects', () => {
  render(<ConnectButton data-testid="connect" />)
  const button = screen.getByTestId('connect')
  expect(button.hasAttribute('aria-live')).toBe(false)
  expect(button.querySelector('[data-widest]')?.getAttribute('data-widest')).toBe('Connecting…')
})

it('passes the account, the network and the functions that open both to its render prop [api-button]', async () => {
  const kit = createAppKit({ adapters: [stub.adapter], networks: [network] })
  const seen: ConnectButtonRenderProps[] = []
  const now = () => seen.at(-1)
  render(
    <ConnectButton.Custom>
      {(props) => {
        seen.push(props)
        return null
      }}
    </ConnectButton.Custom>,
  )
  const chain = { id: 31337, name: 'Portico One', hasIcon: false, unsupported: false }
  expect(now()).toMatchObject({ mounted: true, chain, chainModalOpen: false })
  expect(now()?.account).toBeUndefined()
  await act(async () => now()?.openChainModal())
  await act(() => kit.open({ view: 'Networks' }))
  expect(now()).toMatchObject({ chainModalOpen: true, connectModalOpen: false, accountModalOpen: false })
  await act(() => kit.open({ view: 'WhatIsAWallet' }))
  expect(now()).toMatchObject({ chainModalOpen: false, connectModalOpen: true, accountModalOpen: false })
  await act(() => kit.close())
  expect(now()).toMatchObject({ chainModalOpen: false, connectModalOpen: false, accountModalOpen: false })
  act(stub.approve)
  await act(() => kit.open())
  expect(now()).toMatchObject({ chainModalOpen: false, connectModalOpen: false, accountModalOpen: true })
  await act(() => kit.close())
  await act(() => kit.fetchBalance())
  const account = { displayName: '0xf39F…2266', displayBalance: '1.234 ETH', status: 'connected' }
  expect(now()?.account).toEqual({ ...account, address: foxConnection.accounts[0]?.address })
  act(() =>
    stub.tell({ connectors: [fox], connections: [{ ...foxConnection, caipNetworkId: 'eip155:5' }], current: fox.id }),
  )
  expect(now()?.chain).toEqual({ id: 5, name: 'Unknown Network', hasIcon: false, unsupported: true })
})

it.each([
  ['0', '0 ETH'],
  ['0.0005', '<0.001 ETH'],
  ['0.001', '0.001 ETH'],
  ['1.0005', '1.000 ETH'],
  ['1.23456', '1.234 ETH'],
])('a balance of %s is shown as %s: a positive one is never shown as zero [account-balance-cut]', (balance, shown) => {
  const account: AccountState = {
    ...{ namespace: 'eip155', status: 'connected', address: '0x1', balance, balanceSymbol: 'ETH' },
    ...{ accounts: [], connections: [], preferredAccountType: 'eoa', addressLabels: {}, recentConnections: [] },
  }
  expect(accountOf(account)?.displayBalance).toBe(shown)
})

it('tells its render prop whether the account is signed in, if sign-in is required [api-button]', async () => {
  const { store } = requireAppKit('the test')
  const statusWhere = (status: SessionStatus) => {
    const read = vi.spyOn(store, 'get').mockReturnValue({ ...atRest, session: { status } })
    const seen: ConnectButtonRenderProps['authenticationStatus'][] = []
    render(
      <ConnectButton.Custom>{({ authenticationStatus }) => void seen.push(authenticationStatus)}</ConnectButton.Custom>,
    )
    read.mockRestore()
    return seen.at(-1)
  }
  expect(statusWhere('none')).toBeUndefined()
  expect([statusWhere('checking'), statusWhere('unknown')]).toEqual(['loading', 'loading'])
  expect(statusWhere('signedOut')).toBe('unauthenticated')
  expect(statusWhere('signedIn')).toBe('authenticated')
})

const connected = () => act(() => stub.tell({ connectors: [fox], connections: [foxConnection], current: fox.id }))

it('shows network and balance before the address if the dApp wants them', async () => {
  createAppKit({ adapters: [stub.adapter], networks: [network] })
  render(<ConnectButton data-testid="connect" showBalance chainStatus="full" />)
  connected()
  await waitFor(() => expect(screen.getByTestId('connect').textContent).toBe('Portico One1.234 ETH0xf39F…2266'))
})

it('shows an unsupported network in place of the account, and opens the way out', async () => {
  const kit = createAppKit({ adapters: [stub.adapter], allowUnsupportedChain: true, networks: [network] })
  render(<ConnectButton data-testid="connect" />)
  act(() =>
    stub.tell({ connectors: [fox], connections: [{ ...foxConnection, caipNetworkId: 'eip155:5' }], current: fox.id }),
  )
  const button = screen.getByTestId('connect')
  await waitFor(() => expect(button.textContent).toBe('Wrong network'))
  const open = vi.spyOn(kit, 'open')
  fireEvent.click(button)
  expect(open).toHaveBeenCalledWith()
})
