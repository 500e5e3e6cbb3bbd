// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { createCatalog } from '../../locales/catalog.ts'
import { promised } from '../../machines/contract.ts'
import { offers, plans } from '../../machines/swap/payloads.ts'
import { open, quoted } from '../../machines/swap/scenarios.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { startKit } from '../../tests/model/start-kit.ts'
import { ofProject, reports } from '../../tests/model/world.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { CatalogProvider } from '../text.tsx'
import SwapPreview from './swap-preview.tsx'
import { swapStatusMessages } from './swap-status-messages.ts'

const catalog = createCatalog('en')
beforeAll(() => catalog.load(swapStatusMessages))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const at = 'route:1'
const answer = (port: string, output: unknown): Move => ({ do: 'resolve', at: `${at}/${port}`, output })
const expires: Move = { do: 'fire', at, timer: 'xstate.after.quoteLife.swap.draft.reviewing.check.planned' }
const dear = [...quoted.slice(0, -1), answer('quoteSwap', offers.poor)]
const worse = { ...plans.poor, impact: 4_000, offer: { ...plans.poor.offer, impact: 4_000 } }
/** What a screen reader says about the price. */
const warning = /less than you pay/

/** A review of a swap that loses much; `after` returns what is announced once the moves are played. */
function reviewed() {
  const moves = [reported(reports.connected), open, ...dear, send('swap.review', at)]
  const kit = startKit(moves, ofProject)
  render(
    <CatalogProvider catalog={catalog}>
      <Announcer>
        <SwapPreview actor={promised(kit.find(at))} />
      </Announcer>
    </CatalogProvider>,
  )
  return (...more: Move[]): string => {
    act(() => {
      for (const move of more) kit.play(move)
    })
    // The region is empty at first.
    act(() => void vi.advanceTimersByTime(200))
    return screen.getByRole('status').textContent
  }
}

it('announces the warning about the price once, with the first result, while the plan is renewed again and again [swap-impact]', () => {
  const after = reviewed()
  const first = [after(), after(answer('planSwap', plans.poor))]
  expect(first.map((said) => warning.test(said))).toEqual([false, true])
  const said = [1, 2].flatMap(() => [after(expires), after(answer('planSwap', plans.poor))])
  expect(said.filter((text) => text !== '')).toHaveLength(4)
  expect(said.filter((text) => warning.test(text))).toEqual([])
})

it('announces the warning about the price again when it changes [swap-impact]', () => {
  const after = reviewed()
  after(answer('planSwap', plans.poor))
  expect([after(expires), after(answer('planSwap', worse))].map((said) => warning.test(said))).toEqual([false, true])
})
