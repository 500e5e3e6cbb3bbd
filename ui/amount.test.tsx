// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Amount } from './amount.tsx'

afterEach(cleanup)

it.each([
  ['0', 'en', '0 ETH'],
  ['1234.5', 'en', '1,234.5 ETH'],
  ['12345', 'en', '12,345 ETH'],
  ['1234567.891', 'en', '1,234,567.891 ETH'],
  ['12345.6', 'de', '12.345,6 ETH'],
  ['123456789012345678901.5', 'en', '123,456,789,012,345,678,901.5 ETH'],
])('writes %s as the language %s does, and says it once', (value, language, shown) => {
  const { container } = render(<Amount label="Balance" value={value} unit="ETH" language={language} />)
  expect(container.querySelector('bdi')?.textContent).toBe(shown)
  expect(container.querySelector('[title]')).toBeNull()
})
