import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createCatalog } from '../../locales/catalog.ts'
import { firstViews } from '../../views/first-views.ts'
import { componentOf, loadAhead, loadViews } from './views.ts'

const catalog = createCatalog('en')

it('renders the first view at once, and any other once the map, the view and its messages have loaded', async () => {
  const first = firstViews.connect.Connect.component(catalog)
  expect(componentOf({ flow: 'connect', view: 'Connect' }, catalog)).toBe(first)
  const waiting = componentOf({ flow: 'kit', view: 'Loading' }, catalog)
  const drawing = createElement(
    Suspense,
    { fallback: 'waiting' },
    createElement(waiting, { actor: undefined as never }),
  )
  expect(renderToString(drawing)).toContain('waiting')

  loadAhead(catalog, 'kit', 'Loading')
  const { kit } = await loadViews()
  await vi.waitFor(() => expect(componentOf({ flow: 'kit', view: 'Loading' }, catalog)).not.toBe(waiting))
  await kit?.Loading?.load(catalog)
  expect(componentOf({ flow: 'kit', view: 'Loading' }, catalog)).toBe(kit?.Loading?.component(catalog))
})
