// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const tabs = ['one', 'two', 'three'].map((key) => ({ key, label: key }))

function Three({ dir = 'ltr' }: { dir?: 'ltr' | 'rtl' }) {
  const [selected, setSelected] = useState('one')
  return (
    <div dir={dir} style={{ direction: dir }}>
      <Tabs label="numbers" tabs={tabs} selected={selected} onSelect={setSelected}>
        {selected}
      </Tabs>
    </div>
  )
}

const chosen = () => screen.getByRole('tab', { selected: true })
const press = (key: string) => fireEvent.keyDown(chosen(), { key })

test('the arrow keys cycle through the tabs, Home and End go to the first and last, and the focus follows', () => {
  render(<Three />)
  const seen = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    press(key)
    return [chosen().textContent, document.activeElement === chosen()]
  })
  expect(seen).toEqual([
    ['two', true],
    ['three', true],
    ['one', true],
    ['three', true],
    ['one', true],
    ['three', true],
  ])
})

test('the arrow keys follow the reading direction', () => {
  render(<Three dir="rtl" />)
  press('ArrowLeft')
  expect(chosen().textContent).toBe('two')
  press('ArrowRight')
  expect(chosen().textContent).toBe('one')
})

test('one tab is in the tab order, and names the panel that it controls', () => {
  render(<Three />)
  fireEvent.click(screen.getByRole('tab', { name: 'two' }))
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  expect(screen.getByRole('tabpanel', { name: 'two' }).textContent).toBe('two')
  expect(screen.getByRole('tab', { name: 'two' }).getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id)
})
