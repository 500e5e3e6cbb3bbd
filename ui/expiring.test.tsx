// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Expiring } from './expiring.tsx'

const now = Date.parse('2026-01-01T00:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const fillOf = (until: number | undefined) => {
  const { container } = render(
    <Expiring until={until} lasts={100_000}>
      code
    </Expiring>,
  )
  const fill = container.querySelector<SVGElement>('.expiring-fill')
  return fill && [fill.style.animationDuration, fill.style.animationDelay]
}

it.each([
  ['just begun', 100_000, '0ms'],
  ['a quarter gone', 75_000, '-25000ms'],
  ['over', -1, '-100000ms'],
  ['longer to go than there is', 999_000, '0ms'],
])('is as full as the elapsed time: %s', (_, left, delay) => {
  expect(fillOf(now + left)).toEqual(['100000ms', delay])
})

it('shows nothing if the expiry is unknown', () => {
  expect(fillOf(undefined)).toBeNull()
})
