import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { en } from '../locales/en.ts'
import { createWords } from '../locales/words.ts'
import { firstViews } from '../views/first-views.ts'
import { componentOf, fetchAhead, fetchViews } from './views.ts'

const words = createWords(en, async () => en)

it('draws the first view at once, and every other as soon as the map, the view and the words are here', async () => {
  const first = firstViews.connect.Connect.component(words)
  expect(componentOf({ flow: 'connect', view: 'Connect' }, words)).toBe(first)
  const waiting = componentOf({ flow: 'kit', view: 'Arriving' }, words)
  const drawing = createElement(
    Suspense,
    { fallback: 'waiting' },
    createElement(waiting, { actor: undefined as never }),
  )
  expect(renderToString(drawing)).toContain('waiting')

  fetchAhead(words, 'kit', 'Arriving')
  const { kit } = await fetchViews()
  await vi.waitFor(() => expect(componentOf({ flow: 'kit', view: 'Arriving' }, words)).not.toBe(waiting))
  await kit?.Arriving?.fetch()
  await words.fetch()
  expect(componentOf({ flow: 'kit', view: 'Arriving' }, words)).toBe(kit?.Arriving?.component(words))
})
