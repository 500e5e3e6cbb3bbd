// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Amount } from './amount.tsx'

afterEach(cleanup)

it.each([
  ['0', '0 ETH'],
  ['1234.5', '1234.5 ETH'],
  ['12345', '12\u202f345 ETH'],
  ['1234567.891', '1\u202f234\u202f567.891 ETH'],
])('sets the thousands of %s apart', (value, shown) => {
  const { container } = render(<Amount label="Balance" value={value} unit="ETH" />)
  expect(container.querySelector('bdi')?.textContent).toBe(shown)
  expect(container.querySelector('p')?.title).toBe(`${value} ETH`)
})
