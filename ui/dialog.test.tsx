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

test('Esc, the cancel of the platform and the backdrop ask, and close nothing', () => {
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

test('a press that began in the card is no press on the backdrop', () => {
  const { onClose } = show(true)
  fireEvent.pointerDown(screen.getByTestId('w3m-modal-card'))
  fireEvent.click(screen.getByTestId('w3m-modal-overlay'))
  expect(onClose).not.toHaveBeenCalled()
})

test('a close forced by the browser is taken back, and becomes a question', () => {
  const { dialog, onClose } = show(true)
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(onClose.mock.calls).toEqual([['escape']])
  expect(dialog.open).toBe(true)
})

test('the content stays for the exit and is gone after it', async () => {
  const { dialog, onExited, set } = show(true)
  set(false)
  expect(dialog.open).toBe(false)
  expect(screen.queryByText('Connect')).not.toBeNull()
  await act(async () => {})
  expect(screen.queryByText('Connect')).toBeNull()
  expect(onExited).toHaveBeenCalledTimes(1)
})

test('opened again before the exit is over, it stays', async () => {
  const { dialog, onExited, set } = show(true)
  set(false)
  set(true)
  await act(async () => {})
  expect(dialog.open).toBe(true)
  expect(screen.queryByText('Connect')).not.toBeNull()
  expect(onExited).not.toHaveBeenCalled()
})

test('the page is locked while it is open', () => {
  const { set } = show(true)
  expect(document.documentElement.style.overflow).toBe('hidden')
  set(false)
  expect(document.documentElement.style.overflow).toBe('')
})

describe('in a page that does as it likes with the element of the modal', () => {
  const { body, documentElement: page } = document
  /** The observers of the DOM run in a microtask. */
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
  ])('it is back with the next opening where the page %s', async (_, act) => {
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
  ])('it is shown while it asks to be closed, and leaves the page free, where the page %s', async (_, act) => {
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

  test('it gives in to what takes the dialog out of it each time, and the page is free', async () => {
    const { dialog, onClose } = inShadow(true)
    const observer = new MutationObserver(takeOut)
    observer.observe(dialog.parentNode ?? body, { childList: true })
    takeOut()
    await observersRun()
    await observersRun()
    observer.disconnect()
    expect([dialog.isConnected, page.style.overflow, onClose.mock.lastCall]).toEqual([false, '', ['escape']])
  })

  test('it gives in to what removes it each time, and the page is free', async () => {
    const observer = new MutationObserver(remove)
    observer.observe(body, { childList: true })
    const { host, onClose } = inShadow(true)
    remove()
    await observersRun()
    await observersRun()
    observer.disconnect()
    expect([host(), page.style.overflow, onClose.mock.lastCall]).toEqual([null, '', ['escape']])
  })

  test('it is there though the platform shows no dialog', () => {
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
      throw new TypeError('No.')
    })
    expect(inShadow(true).dialog.open).toBe(true)
  })

  test('it goes by another name where an element of its name has a shadow root', () => {
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
