import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: folder })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')

test('a style uses only what some style or piece sets, or has a value for where nobody does', () => {
  const css = textOf('*.css')
  const known = new Set([
    ...found(css, /(--[\w-]+)\s*:/g),
    ...found(css, /@property (--[\w-]+)/g),
    ...found(textOf('*.tsx'), /['`](--[\w-]+)/g),
  ])
  expect(found(css, /var\((--[\w-]+)\)/g).filter((name) => !known.has(name))).toEqual([])
})
