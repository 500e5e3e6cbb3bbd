// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Shadow } from './shadow.tsx'

beforeEach(() => {
  // The DOM of the tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    if (!this.isConnected || this.open) throw new DOMException('It can’t be shown.', 'InvalidStateError')
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(cleanup)

const show = (open: boolean) => {
  const onClose = vi.fn()
  const onExited = vi.fn()
  const element = (isOpen: boolean) => (
    <Dialog open={isOpen} onClose={onClose} onExited={onExited} labelledBy="title">
      <h1 id="title">Connect</h1>
    </Dialog>
  )
  const view = render(element(open))
  const dialog = screen.getByTestId<HTMLDialogElement>('w3m-modal')
  return { dialog, onClose, onExited, set: (isOpen: boolean) => view.rerender(element(isOpen)) }
}

test('Esc, the platform’s cancel and the backdrop request a close, and close nothing', () => {
  const { dialog, onClose } = show(true)
  const untaken = fireEvent.keyDown(screen.getByTestId('w3m-modal-card'), { key: 'Escape' })
  expect(untaken).toBe(false)
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  const overlay = screen.getByTestId('w3m-modal-overlay')
  fireEvent.pointerDown(overlay)
  fireEvent.click(overlay)
  expect(onClose.mock.calls).toEqual([['escape'], ['escape'], ['backdrop']])
  expect(dialog.open).toBe(true)
})

test('a press that begins in the card does not count as a press on the backdrop', () => {
  const { onClose } = show(true)
  fireEvent.pointerDown(screen.getByTestId('w3m-modal-card'))
  fireEvent.click(screen.getByTestId('w3m-modal-overlay'))
  expect(onClose).not.toHaveBeenCalled()
})

test('a close forced by the browser is undone, and becomes a close request', () => {
  const { dialog, onClose } = show(true)
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(onClose.mock.calls).toEqual([['escape']])
  expect(dialog.open).toBe(true)
})

test('the content stays during the exit and is removed after it', async () => {
  const { dialog, onExited, set } = show(true)
  set(false)
  expect(dialog.open).toBe(false)
  expect(screen.queryByText('Connect')).not.toBeNull()
  await act(async () => {})
  expect(screen.queryByText('Connect')).toBeNull()
  expect(onExited).toHaveBeenCalledTimes(1)
})

test('the dialog stays if it is opened again before the exit ends', async () => {
  const { dialog, onExited, set } = show(true)
  set(false)
  set(true)
  await act(async () => {})
  expect(dialog.open).toBe(true)
  expect(screen.queryByText('Connect')).not.toBeNull()
  expect(onExited).not.toHaveBeenCalled()
})

test('the page is locked while the dialog is open', () => {
  const { set } = show(true)
  expect(document.documentElement.style.overflow).toBe('hidden')
  set(false)
  expect(document.documentElement.style.overflow).toBe('')
})

describe('in a page that manipulates the modal’s element', () => {
  const { body, documentElement: page } = document
  /** The DOM's observers run in a microtask. */
  const observersRun = () => act(async () => {})
  const inShadow = (open: boolean) => {
    const onClose = vi.fn<(reason: string) => void>()
    const element = (isOpen: boolean) => (
      <Shadow theme="light">
        <Dialog open={isOpen} onClose={onClose} labelledBy="title">
          <h1 id="title">Connect</h1>
        </Dialog>
      </Shadow>
    )
    const view = render(element(open))
    const host = () => document.querySelector('w3m-modal, portico-modal')
    const dialog = host()?.shadowRoot?.querySelector('dialog')
    if (!dialog) throw new Error('The dialog is drawn.')
    return { host, dialog, onClose, set: (isOpen: boolean) => view.rerender(element(isOpen)) }
  }
  afterEach(() => {
    if (document.body !== body) document.body.replaceWith(body)
    vi.restoreAllMocks()
  })
  const swapBody = () => document.body.replaceWith(document.createElement('body'))
  const remove = () => document.querySelector('w3m-modal')?.remove()
  const inRoot = () => document.querySelector('w3m-modal')?.shadowRoot
  const takeOut = () => inRoot()?.querySelector('dialog')?.remove()
  const empty = () => inRoot()?.replaceChildren()

  test.each([
    ['swaps its body', swapBody],
    ['removes it', remove],
    ['takes the dialog out of it', takeOut],
    ['empties it', empty],
  ])('the dialog is back at the next open if the page %s', async (_, act) => {
    const { host, dialog, onClose, set } = inShadow(false)
    act()
    set(true)
    expect([host()?.isConnected, dialog.isConnected, dialog.open]).toEqual([true, true, true])
    expect(onClose).not.toHaveBeenCalled()
  })

  test.each([
    ['swaps its body', swapBody],
    ['removes it', remove],
    ['moves it', () => body.prepend(document.querySelector('w3m-modal') ?? '')],
    ['takes the dialog out of it', takeOut],
    ['empties it', empty],
  ])('the dialog stays visible while it requests a close, and releases the page, if the page %s', async (_, act) => {
    const { host, dialog, onClose, set } = inShadow(true)
    act()
    await observersRun()
    expect([host()?.isConnected, dialog.isConnected, dialog.open]).toEqual([true, true, true])
    expect(onClose.mock.calls).toEqual([['escape']])
    set(false)
    expect([dialog.open, page.style.overflow]).toEqual([false, ''])
    set(true)
    expect([host()?.isConnected, dialog.open, page.style.overflow]).toEqual([true, true, 'hidden'])
  })

  test('the modal gives up if the page takes out the dialog each time, and the page is released', async () => {
    const { dialog, onClose } = inShadow(true)
    const observer = new MutationObserver(takeOut)
    observer.observe(dialog.parentNode ?? body, { childList: true })
    takeOut()
    await observersRun()
    await observersRun()
    observer.disconnect()
    expect([dialog.isConnected, page.style.overflow, onClose.mock.lastCall]).toEqual([false, '', ['escape']])
  })

  test('the modal gives up if the page removes its element each time, and the page is released', async () => {
    const observer = new MutationObserver(remove)
    observer.observe(body, { childList: true })
    const { host, onClose } = inShadow(true)
    remove()
    await observersRun()
    await observersRun()
    observer.disconnect()
    expect([host(), page.style.overflow, onClose.mock.lastCall]).toEqual([null, '', ['escape']])
  })

  test('the dialog appears even if the platform shows no dialog', () => {
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
      throw new TypeError('No.')
    })
    expect(inShadow(true).dialog.open).toBe(true)
  })

  test('the dialog uses another name if an element with its name has a shadow root', () => {
    customElements.define(
      'w3m-modal',
      class extends HTMLElement {
        constructor() {
          super()
          this.attachShadow({ mode: 'open' })
        }
      },
    )
    expect(inShadow(true).host()?.localName).toBe('portico-modal')
  })
})
