import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routeNames, rowOf } from '../core/routes.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** The names in backticks in the first column of a page's tables. */
const firstColumn = (page: string): string[] =>
  [...page.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )

it('docs/events.md has every event of the public API, and no other [api-events]', () => {
  const source = read('core/track.ts')
  const union = source.slice(source.indexOf('export type TrackEvent'), source.indexOf('interface HistoryProperties'))
  const events = [...union.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name = '']) => name)
  expect(firstColumn(read('docs/events.md')).toSorted()).toEqual(events.toSorted())
})

it('docs/handle.md has every view that a dApp can open, and no other [nav-open-names]', () => {
  const page = read('docs/handle.md')
  const views = firstColumn(page.slice(page.indexOf('## The views')))
  const named = routeNames.filter((route) => rowOf(route).open)
  expect(views.toSorted()).toEqual([...named, 'ConnectingWalletConnectBasic'].toSorted())
})
