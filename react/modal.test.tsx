// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { PorticoError } from '../core/errors.ts'
import { toNetwork } from '../core/network.ts'
import { en } from '../locales/en.ts'
import { systemIds } from '../machines/system.ts'
import { fox, foxConnection, network, stubAdapter } from '../tests/support/stub-adapter.ts'
import { MessagesProvider } from '../views/text.tsx'
import { Broken } from './broken.tsx'
import { compose } from './compose.ts'
import { Modal } from './modal.tsx'
import { atRest, createStore } from './store.ts'
import { ViewBoundary } from './view-boundary.tsx'

beforeEach(() => {
  // The DOM of the tests has neither modal dialogs nor media queries.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(stub = stubAdapter()) {
  const networks = [toNetwork(network)]
  const { machine } = compose({ setup: { adapters: [stub.adapter], networks }, track: () => undefined })
  const input = {
    selected: 'eip155:31337' as const,
    features: { multiWallet: false },
    remembered: { caipNetworkId: null, recents: [], accountTypes: {} },
    insists: true,
    namespaces: ['eip155' as const],
    networks,
    restores: false,
    environment: { mobile: false },
    suggestions: [],
    debug: false,
  }
  const kit = createActor(machine, { systemId: systemIds.kit, input }).start()
  const store = createStore({ ...atRest, themeMode: 'light' })
  render(
    <StrictMode>
      <Modal kit={kit} store={store} messages={en} locale="en" />
    </StrictMode>,
  )
  return { kit, stub }
}

const inside = (testId: string) =>
  document.querySelector('w3m-modal')?.shadowRoot?.querySelector<HTMLElement>(`[data-testid="${testId}"]`)
const title = () => inside('w3m-header-text')?.textContent
const until = (testId: string) =>
  waitFor(() => {
    const element = inside(testId)
    if (!element) throw new Error(`no ${testId}`)
    return element
  })
const press = async (testId: string) => {
  const element = await until(testId)
  act(() => element.click())
}

it('asks a wallet, says how it answered, and keeps header and view together while it leaves', async () => {
  const { kit, stub } = show()
  act(() => kit.send({ type: 'modal.open' }))
  await press(`wallet-selector-${fox.id}`)
  await until('connecting.asking')
  await act(async () => stub.refuse(new PorticoError('wallet.rejected')))
  await until('connecting.declined')
  expect(title()).toBe('Fox')
  act(() => kit.send({ type: 'modal.close', reason: 'api' }))
  expect([title(), inside('connecting.declined') !== null, inside('header-back') !== null]).toEqual(['Fox', true, true])
  await act(async () => undefined)
  expect(inside('w3m-header-text')).toBeNull()
})

it('shows that a wallet has connected, closes by itself, and shows it to the end', async () => {
  const { kit, stub } = show()
  act(() => kit.send({ type: 'modal.open' }))
  await press(`wallet-selector-${fox.id}`)
  await until('connecting.asking')
  await act(async () => stub.approve())
  await until('connecting.connected')
  expect(inside('header-back')).toBeNull()
  await waitFor(() => expect(kit.getSnapshot().hasTag('open')).toBe(false), { timeout: 2_000 })
})

it('goes on showing the account that has just been disconnected', async () => {
  const { kit, stub } = show()
  act(() => stub.tell({ connectors: [fox], connections: [foxConnection], current: fox.id }))
  await waitFor(() => expect(kit.getSnapshot().context.connected).toEqual(['eip155']))
  act(() => kit.send({ type: 'modal.open' }))
  await until('account-copy')
  act(() => stub.tell({ connectors: [fox], connections: [], current: null }))
  expect(kit.getSnapshot().hasTag('open')).toBe(false)
  expect(inside('account-copy')?.textContent).toBe('0xf39F…2266')
  expect(inside('disconnect-button')?.textContent).toBe(en['account.disconnecting'])
  await act(async () => undefined)
})

it('shows toasts in the page while it is closed, and in the dialog while it is open', async () => {
  const { kit } = show()
  const notices = () => [...(document.querySelector('w3m-modal')?.shadowRoot?.querySelectorAll('.toasts') ?? [])]
  act(() => void kit.system.get(systemIds.toasts).send({ type: 'toast.add', variant: 'blank', message: 'Hello' }))
  await waitFor(() => expect(notices()).toHaveLength(1))
  expect(notices().map((each) => [each.textContent, each.closest('dialog') !== null])).toEqual([['Hello', false]])
  act(() => kit.send({ type: 'modal.open' }))
  expect(notices().map((each) => [each.textContent, each.closest('dialog') !== null])).toEqual([['Hello', true]])
})

function Breaking(): never {
  throw new Error('no such thing')
}

it('puts a sentence and a way out where a view broke', () => {
  const onClose = vi.fn()
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  render(
    <MessagesProvider messages={en}>
      <ViewBoundary broken={<Broken onClose={onClose} />}>
        <Breaking />
      </ViewBoundary>
    </MessagesProvider>,
  )
  quiet.mockRestore()
  expect(screen.getByTestId('view-failed').textContent).toContain(en['view.failed'])
  fireEvent.click(screen.getByRole('button', { name: en['modal.close'] }))
  expect(onClose).toHaveBeenCalledOnce()
})
