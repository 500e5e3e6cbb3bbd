// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { PorticoError } from '../../core/errors.ts'
import { suggestions } from '../../core/suggestions.ts'
import { systemIds } from '../../core/system-ids.ts'
import { toNetwork } from '../../core/to-network.ts'
import { createCatalog, type MessageCatalog } from '../../locales/catalog.ts'
import { commonMessages } from '../../locales/index.ts'
import { loadedStorage } from '../../tests/support/loaded-storage.ts'
import { english, message } from '../../tests/support/messages.ts'
import { fox, foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { CatalogProvider } from '../../views/text.tsx'
import { ViewBoundary } from '../../views/view-boundary.tsx'
import { compose } from '../engine/compose.ts'
import { atRest, createStore } from '../store/store.ts'
import { Broken } from './broken.tsx'
import { Modal } from './modal.tsx'
import { prepareModal } from './mount.tsx'

beforeEach(() => {
  // The DOM of the tests has neither modal dialogs nor media queries.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const first = createCatalog('en')
await first.load(commonMessages)

/** The messages that load with the modal; the test controls how the others load. */
const firstAnd = (loading: () => Promise<void>): MessageCatalog => ({
  ...first,
  load: async (load) => (first.has(load) ? undefined : loading()),
})

function show(stub = stubAdapter(), catalog = english) {
  const networks = [toNetwork(network)]
  const { machine } = compose({
    setup: { adapters: [stub.adapter], networks },
    track: () => undefined,
    storage: loadedStorage(),
  })
  const input = {
    selected: 'eip155:31337' as const,
    requireSupportedNetwork: true,
    namespaces: ['eip155' as const],
    networks,
    reconnectOnMount: false,
    environment: { mobile: false },
    suggestions: undefined,
    debug: false,
    features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: false },
    remembered: { caipNetworkId: null, recents: [], accountTypes: {} },
  }
  const kit = createActor(machine, { systemId: systemIds.kit, input }).start()
  const store = createStore({ ...atRest, themeMode: 'light' })
  render(
    <StrictMode>
      <Modal kit={kit} store={store} catalog={catalog} />
    </StrictMode>,
  )
  return { kit, stub }
}

const shadow = () => document.querySelector('w3m-modal')?.shadowRoot
const inside = (testId: string) => shadow()?.querySelector<HTMLElement>(`[data-testid="${testId}"]`)
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

it('asks a wallet, shows its answer, and keeps the leaving header and view together', async () => {
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

it('shows that a wallet has connected, closes, and shows it until the exit ends', async () => {
  const { kit, stub } = show()
  act(() => kit.send({ type: 'modal.open' }))
  await press(`wallet-selector-${fox.id}`)
  await until('connecting.asking')
  await act(async () => stub.approve())
  await until('connecting.connected')
  expect(inside('header-back')).toBeNull()
  await waitFor(() => expect(kit.getSnapshot().hasTag('open')).toBe(false), { timeout: 2_000 })
})

it('suggests the default wallets if the dApp names none', async () => {
  const { kit } = show()
  act(() => kit.send({ type: 'modal.open' }))
  await press('w3m-wallet-guide-get-started')
  const titles = () => [...(shadow()?.querySelectorAll('a .row-title') ?? [])].map(({ textContent }) => textContent)
  await waitFor(() => expect(titles()).toEqual(suggestions.map(({ name }) => name)))
})

it('keeps showing the account that was just disconnected', async () => {
  const { kit, stub } = show()
  act(() => stub.tell({ connectors: [fox], connections: [foxConnection], current: fox.id }))
  await waitFor(() =>
    expect(kit.getSnapshot().context.connections.map(({ namespace }) => namespace)).toEqual(['eip155']),
  )
  act(() => kit.send({ type: 'modal.open' }))
  const account = await until('account-copy')
  const shown = shadow()?.querySelector('.body')?.textContent
  act(() => stub.tell({ connectors: [fox], connections: [], current: null }))
  expect(kit.getSnapshot().hasTag('open')).toBe(false)
  expect(account.textContent).toBe('0xf39F…2266')
  expect(shadow()?.querySelector('.body')?.textContent).toBe(shown)
  await act(async () => undefined)
})

it('shows toasts in the page while it is closed, and in the dialog while it is open', async () => {
  const { kit } = show()
  const notices = () => [...(document.querySelector('w3m-modal')?.shadowRoot?.querySelectorAll('.toasts') ?? [])]
  act(() => kit.send({ type: 'toast.add', variant: 'blank', message: 'Hello' }))
  await waitFor(() => expect(notices()).toHaveLength(1))
  expect(notices().map((each) => [each.textContent, each.closest('dialog') !== null])).toEqual([['Hello', false]])
  act(() => kit.send({ type: 'modal.open' }))
  expect(notices().map((each) => [each.textContent, each.closest('dialog') !== null])).toEqual([['Hello', true]])
})

it('renders the first view with the messages that load with the modal; the next view waits for its own', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const loading = vi.fn(() => promise)
  const { kit } = show(stubAdapter(), firstAnd(loading))
  const wallet = kit.system.get(systemIds.wallet('eip155'))
  await waitFor(() => expect(wallet.getSnapshot().context.connectors).toEqual([fox]))
  act(() => kit.send({ type: 'modal.open' }))
  await until(`wallet-selector-${fox.id}`)
  expect(inside('w3m-modal-card')?.textContent).toBe('Connect a walletFFoxInstalledI don’t have a wallet')
  expect(loading).not.toHaveBeenCalled()
  await press(`wallet-selector-${fox.id}`)
  await waitFor(() => expect(loading).toHaveBeenCalled())
  expect(title()).toBe('Fox')
  await act(async () => resolve())
  await until('connecting.asking')
})

it('goes back from a view whose messages do not load, and requests them again the next time', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const loading = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('offline'))
  const { kit } = show(stubAdapter(), firstAnd(loading))
  act(() => kit.send({ type: 'modal.open' }))
  await press(`wallet-selector-${fox.id}`)
  await until('view-failed')
  quiet.mockRestore()
  await press('header-back')
  await press(`wallet-selector-${fox.id}`)
  await until('connecting.asking')
})

it('shows a view whose messages did not load once a retry loads them [flow-way-out]', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  let offline = true
  const loading = vi.fn(async () => {
    if (offline) throw new TypeError('offline')
  })
  const { kit } = show(stubAdapter(), firstAnd(loading))
  const retry = async () => {
    const failed = await until('view-failed')
    const button = [...failed.querySelectorAll('button')].find((each) => each.textContent === message('modal.retry'))
    loading.mockClear()
    act(() => button?.click())
    await waitFor(() => expect(loading).toHaveBeenCalled())
  }
  act(() => kit.send({ type: 'modal.open' }))
  await press(`wallet-selector-${fox.id}`)
  await retry()
  await until('view-failed')
  offline = false
  await retry()
  await until('connecting.asking')
  quiet.mockRestore()
})

it('stays unchanged if a notice does not load', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const { kit } = show(
    stubAdapter(),
    firstAnd(() => Promise.reject(new TypeError('offline'))),
  )
  act(() => kit.send({ type: 'modal.open' }))
  await act(async () => {
    kit.send({ type: 'snackbar.show', variant: 'success', code: 'address.copied' })
    kit.send({ type: 'toast.add', variant: 'error', code: 'wallet.locked' })
  })
  await waitFor(() => expect(quiet).toHaveBeenCalled())
  quiet.mockRestore()
  expect(inside(`wallet-selector-${fox.id}`)).not.toBeNull()
})

it('keeps a place for the snackbar before the first one, and after', async () => {
  const { kit } = show()
  act(() => kit.send({ type: 'modal.open' }))
  await until(`wallet-selector-${fox.id}`)
  const route = document.querySelector('w3m-modal')?.shadowRoot?.querySelector('.snackbar-place[role=status]')
  act(() => kit.send({ type: 'snackbar.show', variant: 'success', code: 'address.copied' }))
  await waitFor(() => expect(route?.textContent).toBe(message('address.copied')))
  act(() => kit.send({ type: 'snackbar.dismiss' }))
  await waitFor(() => expect(route?.textContent).toBe(''))
  expect(route?.isConnected).toBe(true)
})

it('is removed from the page if it fails as a whole, and reports it', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const { kit } = show()
  const breaking = createStore(atRest)
  breaking.get = () => {
    throw new Error('no such thing')
  }
  const onBroken = vi.fn()
  const draw = await prepareModal({ networks: [network] }, false)
  const end = draw(kit, breaking, () => undefined, onBroken)
  await waitFor(() => expect(onBroken).toHaveBeenCalledOnce())
  quiet.mockRestore()
  end()
})

function Breaking(): never {
  throw new Error('no such thing')
}

it('shows a message, a retry and a way out if a view throws', async () => {
  const [onRetry, onClose] = [vi.fn(), vi.fn()]
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  render(
    <CatalogProvider catalog={english}>
      <ViewBoundary broken={<Broken onRetry={onRetry} onClose={onClose} />}>
        <Breaking />
      </ViewBoundary>
    </CatalogProvider>,
  )
  quiet.mockRestore()
  expect(screen.getByTestId('view-failed').textContent).toContain(message('view.failedTitle'))
  fireEvent.click(await screen.findByRole('button', { name: message('modal.retry') }))
  expect(onRetry).toHaveBeenCalledOnce()
  fireEvent.click(await screen.findByRole('button', { name: message('modal.close') }))
  expect(onClose).toHaveBeenCalledOnce()
})
