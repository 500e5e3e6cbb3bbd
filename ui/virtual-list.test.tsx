// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RowBody } from './list.tsx'
import VirtualList from './virtual-list.tsx'

const height = 500
const count = 10_000

// jsdom has no layout, and none of our styles.
beforeEach(() => {
  document.body.style.fontSize = '15px'
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320)
})
afterEach(cleanup)

it('resumes at its last position, with its rows in the first render', () => {
  const place = { at: 30, offset: 30 * 68 }
  const row = (index: number, tabIndex: number) => (
    <button type="button" tabIndex={tabIndex}>
      Row {index}
    </button>
  )
  const list = { label: 'Rows', count, coming: 0, keyOf: String, row, place }
  render(<VirtualList {...list} />)
  expect(screen.getByText('Row 30').tabIndex).toBe(0)
  expect(screen.queryByText('Row 0')).toBeNull()
  act(() => screen.getByText('Row 31').focus())
  expect(place.at).toBe(31)
})

it('renders the rows that scroll into view, without rendering the others again or reading all of them [activity-list]', async () => {
  const keyOf = vi.fn((index: number) => `${index}`)
  const headingOf = vi.fn(() => undefined)
  const row = vi.fn((index: number) => <button type="button">Row {index}</button>)
  render(<VirtualList {...{ label: 'Rows', count, coming: 0, keyOf, headingOf, row, still: true }} />)
  expect(screen.queryByText('Row 0')).not.toBeNull()
  for (const spy of [keyOf, headingOf, row]) spy.mockClear()
  const box = screen.getByRole('group')
  // Scrolls by two rows.
  box.scrollTop = 136
  await act(async () => fireEvent.scroll(box))
  expect(new Set(row.mock.calls.map(([index]) => index)).has(0)).toBe(false)
  expect(row.mock.calls.length).toBeLessThanOrEqual(4)
  expect(keyOf.mock.calls.length + headingOf.mock.calls.length).toBeLessThan(100)
})

it('takes no more space than its possible rows need [activity-list]', () => {
  const headingOf = (index: number) => (index === 0 ? 'November' : undefined)
  const list = { label: 'Rows', coming: 0, keyOf: String, row: (index: number) => index, headingOf, still: true }
  const { rerender } = render(<VirtualList {...list} count={2} />)
  const room = () => screen.getByRole('group').style.getPropertyValue('--room')
  expect(room()).toBe('')
  rerender(<VirtualList {...list} count={2} whole={2} />)
  expect(room()).toBe('172px')
  // Fewer matches than rows: the field above the list stays in place.
  rerender(<VirtualList {...list} count={1} whole={2} />)
  expect(room()).toBe('172px')
})

it('gives rows and headings the height that text twice as large needs', () => {
  document.body.style.fontSize = '30px'
  const headingOf = (index: number) => (index === 0 ? 'November' : undefined)
  const list = { label: 'Rows', coming: 0, keyOf: String, row: (index: number) => `Row ${index}`, headingOf }
  render(<VirtualList {...list} count={2} />)
  const heights = screen.getAllByRole('listitem').map(({ style }) => style.blockSize)
  expect(heights).toEqual(['162px', '108px'])
})

it('is reached and left through rows that are only read, too [look-accessible]', () => {
  const row = (index: number, tabIndex: 0 | -1) => (
    <RowBody title={`Row ${index}`} testId={`row-${index}`} href={index ? '#' : undefined} tabIndex={tabIndex} />
  )
  render(<VirtualList {...{ label: 'Tokens', count: 4, coming: 0, keyOf: String, row }} />)
  const stops = () => [0, 1, 2, 3].filter((index) => screen.getByTestId(`row-${index}`).tabIndex === 0)
  expect(stops()).toEqual([0])
  act(() => screen.getByTestId('row-1').focus())
  expect(stops()).toEqual([1])
  fireEvent.keyDown(screen.getByTestId('row-1'), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(screen.getByTestId('row-0'))
})
