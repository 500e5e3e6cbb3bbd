// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { connectMachine } from '../../machines/connect/chart.ts'
import { promised } from '../../machines/contract.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { startKit } from '../../tests/model/start-kit.ts'
import { reports } from '../../tests/model/world.ts'
import { SendPane } from './send-pane.tsx'

afterEach(cleanup)

it('keeps the event and what is typed when the chart accepts other events', () => {
  const at = 'route:1'
  const kit = startKit([reported(reports.disconnected), send('modal.open')])
  const ref = promised(kit.find(at))
  const view = () => <SendPane actor={{ at, name: 'connect', ref, machine: connectMachine, status: 'active' }} />
  const { rerender } = render(view())
  const shown = () => [
    screen.getByRole<HTMLSelectElement>('combobox').value,
    screen.getByRole<HTMLTextAreaElement>('textbox').value,
  ]
  const [chosen] = shown()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '{ "mine": 1 }' } })
  const options = [{ namespace: 'eip155', connectorId: 'example.meadow' }]
  kit.play(send('connector.choose', at, { name: 'Meadow', options }))
  rerender(view())
  expect(shown()).toEqual([chosen, '{ "mine": 1 }'])
})
