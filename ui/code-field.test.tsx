// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CodeField } from './code-field.tsx'

afterEach(cleanup)

const digit = (place: number) => {
  const found = document.querySelector(`[data-testid="code-digit-${place}"]`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no digit ${place}.`)
  return found
}
const typed = () => [1, 2, 3, 4, 5, 6].map((place) => digit(place).value).join('')

it('supports autofill, goes back with Backspace, and submits with the last digit [embedded-code]', () => {
  const onFull = vi.fn()
  render(
    <CodeField
      label="Code"
      labelOf={(place) => `Digit ${place}`}
      length={6}
      busy={false}
      bad={false}
      onFull={onFull}
    />,
  )
  expect([1, 2, 3, 4, 5, 6].map((place) => digit(place).autocomplete)).toEqual([
    'one-time-code',
    ...['off', 'off', 'off', 'off', 'off'],
  ])
  fireEvent.change(digit(1), { target: { value: '12' } })
  expect([typed(), document.activeElement]).toEqual(['12', digit(3)])

  // In an empty field, Backspace deletes the digit before it; otherwise its own digit first.
  fireEvent.keyDown(digit(3), { key: 'Backspace' })
  expect([typed(), document.activeElement]).toEqual(['1', digit(2)])
  fireEvent.keyDown(digit(1), { key: 'Backspace' })
  expect([typed(), document.activeElement]).toEqual(['', digit(1)])
  // As by Delete or Cut, or by a keyboard of a phone that names no key.
  fireEvent.change(digit(1), { target: { value: '3' } })
  fireEvent.change(digit(1), { target: { value: '' } })
  expect(typed()).toBe('')
  digit(1).focus()
  fireEvent.keyDown(digit(1), { key: 'Backspace' })
  expect([typed(), document.activeElement]).toEqual(['', digit(1)])

  // Autofill puts the whole code into the first field.
  fireEvent.change(digit(1), { target: { value: '123456' } })
  expect(onFull.mock.calls).toEqual([['123456']])
})
