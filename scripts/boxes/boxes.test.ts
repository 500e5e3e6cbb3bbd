import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parts } from '../../.storybook/boxes/measure.ts'
import { filesOf } from '../checks/source.ts'
import { sheetPath } from './command.ts'
import { differences } from './compare.ts'
import { parsed, part, printed } from './sheet.ts'

const button = part('button#retry', [16, 200, 328, 48], { color: 'oklch(1 0 0)', background: 'oklch(0.53 0.215 268)' })
const title = part('title', [56, 20, 248, 24], {})

it('writes a part as a line, with its colors to thousandths', () => {
  const row = part('row', [1, 2, 3, 4], {
    background: 'oklab(0.96753 -0.00012 -0.0049)',
    border: 'rgba(0, 0, 0, 0.07)',
  })
  expect(row).toBe('row                       1,2 3x4  background oklab(0.968 0 -0.005)  border rgba(0, 0, 0, 0.07)')
})

it('reads what it writes, sorted by story', () => {
  const sheet = new Map([
    ['Waiting', [title]],
    ['Asking', [title, button]],
  ])
  const text = printed(sheet)
  expect(parsed(text)).toEqual(sheet)
  expect([...parsed(text).keys()]).toEqual(['Asking', 'Waiting'])
})

it('finds nothing if nothing differs', () => {
  expect(differences([title, button], [title, button])).toEqual([])
})

it('finds a moved button, by name', () => {
  const moved = button.replace('16,200', '16,204')
  expect(differences([title, button], [title, moved])).toEqual([
    'button#retry was at 16,200 328x48 and is at 16,204 328x48',
  ])
})

it('finds a changed color, a changed kind and a changed count', () => {
  const paler = button.replace('0.53 0.215', '0.55 0.215')
  expect(differences([button], [paler])).toEqual([
    'button#retry had color oklch(1 0 0)  background oklch(0.53 0.215 268) and has color oklch(1 0 0)  background oklch(0.55 0.215 268)',
  ])
  expect(differences([title], [part('title', [56, 20, 248, 24], { color: 'red' })])).toEqual([
    'title had no colour of its own and has color red',
  ])
})

it('finds a part that was added and one that was removed', () => {
  expect(differences([title], [button])).toEqual(['title has gone', 'button#retry is new: 16,200 328x48'])
})

it('ignores rounding differences of fonts and browsers', () => {
  const hinted = title.replace('248x24', '249x24')
  const [mixed, mixedElsewhere] = ['0.968', '0.969'].map((l) =>
    part('row', [0, 0, 1, 1], { background: `oklab(${l} 0 0)` }),
  )
  expect(differences([title], [hinted])).toEqual([])
  expect(differences([mixed ?? ''], [mixedElsewhere ?? ''])).toEqual([])
})

it('measures parts that exist in ui/', () => {
  const sheets = filesOf('ui/*.css').map(({ text }) => text)
  const named = filesOf('ui/*.tsx').map(({ text }) => text)
  const isPart = (name: string) =>
    [...sheets, ...named].some((text) => new RegExp(`(\\.|["'\`])${name}(?![\\w-])`).test(text))
  expect(parts.filter((name) => !isPart(name))).toEqual([])
})

it('has measured each story, and none that no longer exists', () => {
  for (const { path, text } of filesOf('views/**/*.stories.tsx')) {
    if (!text.includes('component: Scene')) continue
    const stories = [...text.matchAll(/^export const (\w+): Story = /gm)].map(([, name]) => name)
    expect([...parsed(readFileSync(sheetPath(path), 'utf8')).keys()], path).toEqual(stories.sort())
  }
})
