// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Amount } from './amount.tsx'

afterEach(cleanup)

it('labels an amount for screen readers, and contains the amount once', () => {
  const { container } = render(<Amount label="Balance">1,234.5 ETH</Amount>)
  expect([container.textContent, container.querySelector('bdi')?.textContent]).toEqual([
    'Balance 1,234.5 ETH',
    '1,234.5 ETH',
  ])
  expect(container.querySelector('[title]')).toBeNull()
})
