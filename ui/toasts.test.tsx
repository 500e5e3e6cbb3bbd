// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toasts } from './toasts.tsx'

afterEach(cleanup)

const messages = ['one', 'two', 'three']

interface PageProps {
  position?: string | undefined
  onHold: (held: boolean) => void
}

function Page({ position, onHold }: PageProps) {
  const [toasts, setToasts] = useState(messages)
  const dismiss = (id: string) => setToasts((all) => all.filter((message) => message !== id))
  return (
    <>
      <a href="/elsewhere">Elsewhere</a>
      {messages.map((message) => (
        <button key={message} type="button" onClick={() => dismiss(message)}>
          End {message}
        </button>
      ))}
      <Toasts
        label="Notifications"
        dismissLabel="Dismiss"
        linkLabel="View"
        onHold={onHold}
        onDismiss={dismiss}
        toasts={toasts.map((message) => ({ id: message, kind: 'blank', message, position }))}
      />
    </>
  )
}

function openPage(position?: string) {
  const onHold = vi.fn()
  const { unmount } = render(<Page position={position} onHold={onHold} />)
  const press = (element: Element | null) => act(async () => void (element && fireEvent.click(element)))
  return {
    unmount,
    /** The page ends a toast by itself. */
    end: (message: string) => press(screen.getByText(`End ${message}`)),
    pressFocused: () => press(document.activeElement),
    focused: () => document.activeElement?.closest('li, a')?.textContent,
    isHeld: () => onHold.mock.lastCall?.[0],
  }
}

const buttonOf = (message: string) => screen.getByText(message).parentElement?.querySelector('button')

test('a removed toast passes the focus to the next one, the last one back to where it came from', async () => {
  const page = openPage()
  const link = screen.getByText('Elsewhere')
  act(() => link.focus())
  act(() => buttonOf('two')?.focus())
  await page.pressFocused()
  expect([page.focused(), page.isHeld()]).toEqual(['three', true])
  await page.pressFocused()
  expect([page.focused(), page.isHeld()]).toEqual(['one', true])
  await page.end('one')
  expect([document.activeElement, page.isHeld()]).toEqual([link, false])
  expect(screen.getByRole('list').dataset.open).toBe('false')
})

test('a removed toast without the focus leaves it where it is', async () => {
  const page = openPage()
  act(() => buttonOf('two')?.focus())
  await page.end('three')
  expect(page.focused()).toBe('two')
  await page.pressFocused()
  await page.pressFocused()
  expect([document.activeElement, page.isHeld()]).toEqual([document.body, false])
})

test('toasts that are removed under the pointer, alone or with the page, no longer hold the others', async () => {
  const page = openPage('top-left')
  const pointAt = () => fireEvent.pointerEnter(screen.getByText('one').closest('ol') ?? document.body)
  pointAt()
  expect(page.isHeld()).toBe(true)
  for (const message of messages) await page.end(message)
  expect(page.isHeld()).toBe(false)
  cleanup()

  const another = openPage()
  pointAt()
  expect(another.isHeld()).toBe(true)
  another.unmount()
  expect(another.isHeld()).toBe(false)
})
