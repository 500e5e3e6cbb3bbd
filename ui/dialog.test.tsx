// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

beforeEach(() => {
  // The DOM of the tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
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
