// @vitest-environment jsdom
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { chooseDual } from '../../machines/connect/payloads.ts'
import { startKit } from '../../tests/model/start-kit.ts'
import { reports, solanaReports, twoNamespaces } from '../../tests/model/world.ts'
import { english } from '../../tests/support/messages.ts'
import { useCurrentView } from '../modal/current-view.ts'
import { Modal } from '../modal/modal.tsx'
import { atRest, createStore } from '../store/store.ts'

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

const reported = (namespace: string, report: object): Move => ({
  do: 'emit',
  at: `wallet:${namespace}/watchWallet`,
  event: { type: 'wallet.reported', report },
})
const send = (at: string, type: string, payload: object = {}): Move => ({ do: 'send', at, event: { type, ...payload } })

/** The list of wallets, after the EVM adapter's report. */
const choosing = (report: object = reports.disconnected) =>
  startKit(
    [
      reported('eip155', report),
      reported('solana', solanaReports.solanaDisconnected),
      send('', 'modal.open', { view: 'Connect' }),
    ],
    twoNamespaces,
  )

function show(simulation = choosing()) {
  const store = createStore({ ...atRest, status: 'open', initialized: true, themeMode: 'light' })
  render(<Modal kit={simulation.root} store={store} catalog={english} />)
  return simulation
}

const shadow = () => document.querySelector('w3m-modal')?.shadowRoot
const until = (testId: string) =>
  waitFor(() => {
    const element = shadow()?.querySelector<HTMLButtonElement>(`[data-testid="${testId}"]`)
    if (!element) throw new Error(`no ${testId}`)
    return element
  })
const press = async (testId: string) => {
  const element = await until(testId)
  act(() => {
    element.focus()
    element.click()
  })
}
const focused = () => shadow()?.activeElement?.getAttribute('data-testid')
const title = () => shadow()?.querySelector('[data-testid="w3m-header-text"]')?.textContent

it('goes from a wallet through its chains to the wallet’s prompt, and back the same way, and the focus follows', async () => {
  show()
  await press('wallet-selector-example.meadow')
  await until('wui-list-chain-solana')
  expect([title(), focused()]).toEqual(['Choose a network', 'w3m-header-text'])
  await press('wui-list-chain-solana')
  await until('connecting.asking')
  expect(title()).toBe('Meadow')
  await press('header-back')
  await until('wui-list-chain-solana')
  expect([title(), focused()]).toEqual(['Choose a network', 'wui-list-chain-solana'])
  await press('header-back')
  await waitFor(() => expect(focused()).toBe('wallet-selector-example.meadow'))
})

it('marks a wallet and its chain as connected as soon as they are', async () => {
  const simulation = show(choosing(reports.connected))
  await press('wallet-selector-example.meadow')
  const row = async () => {
    const { textContent, tagName } = await until('wui-list-chain-eip155')
    return [textContent, tagName]
  }
  expect(await row()).toEqual(['Ethereum networksConnected', 'DIV'])
  act(() => simulation.play(reported('eip155', reports.disconnected)))
  expect(await row()).toEqual(['Ethereum networks', 'BUTTON'])
})

it('adds a wallet that an adapter reports later to the existing ones', async () => {
  const simulation = startKit([reported('eip155', reports.disconnected), send('', 'modal.open')], twoNamespaces)
  show(simulation)
  await until('wallet-selector-example.meadow')
  act(() => simulation.play(reported('solana', solanaReports.solanaDisconnected)))
  expect((await until('wallet-selector-Sundial')).textContent).toBe('SundialInstalled')
})

it('moves forward on the way in, and backward on the way out', () => {
  const simulation = choosing()
  const { result } = renderHook(() => useCurrentView(simulation.root))
  const after = (move: Move) => {
    act(() => simulation.play(move))
    return [result.current?.view, result.current?.direction, result.current?.canGoBack]
  }
  expect(after({ do: 'send', at: 'route:1', event: chooseDual })).toEqual(['ConnectingMultiChain', 'forward', true])
  expect(after(send('route:1', 'namespace.choose', { namespace: 'solana' }))).toEqual([
    'ConnectingExternal',
    'forward',
    true,
  ])
  expect(after(send('route:1', 'nav.back'))).toEqual(['ConnectingMultiChain', 'back', true])
  expect(after(send('route:1', 'nav.back'))).toEqual(['Connect', 'back', false])
})
