import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: folder })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
/** The lightness of a variable's mix of two greys, in the light and in the dark theme. */
const mixed = (css: string, name: string, one: number, other: number) =>
  found(css, new RegExp(`${name}: color-mix\\(in oklab, var\\(--\\w+\\) ([\\d.]+)%`, 'g')).map(
    (percent) => (Number(percent) / 100) * one + (1 - Number(percent) / 100) * other,
  )
const luminance = (lightness: number) => lightness ** 3
const contrast = (one: number, other: number) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')

test('a style uses only variables that another style or component sets, or that have a default', () => {
  const css = textOf('**/*.css')
  const known = new Set([
    ...found(css, /(--[\w-]+)\s*:/g),
    ...found(css, /@property (--[\w-]+)/g),
    ...found(textOf('**/*.tsx'), /['`](--[\w-]+)/g),
  ])
  expect(found(css, /var\((--[\w-]+)\)/g).filter((name) => !known.has(name))).toEqual([])
})

test('the selected tab has an edge, because its plate is hardly lighter than the others', () => {
  expect(textOf('tabs.css')).toMatch(/\.tab\[aria-selected="true"\] {[^}]*border-color: var\(--edge\)/)
})

test.each([
  ['light', { ink: 0.21, card: 1, tint: 0.5 }],
  ['dark', { ink: 0.97, card: 0.205, tint: 0.97 }],
] as const)('the edge of a control contrasts with the card and from its own fill, %s', (theme, { ink, card, tint }) => {
  const css = textOf('{tokens,lazy-tokens}.css')
  const [light = 0, dark = 0] = mixed(css, '--fill', tint, card)
  const [edge = 0] = mixed(css, '--edge', ink, card)
  const fill = theme === 'dark' ? dark : light
  expect(contrast(edge, card)).toBeGreaterThan(3)
  expect(contrast(edge, fill)).toBeGreaterThan(3)
})

test('a search field has that edge, and on touch a 44-pixel button to clear it', () => {
  const css = textOf('search-field.css')
  expect(css).toMatch(/\.search,\s*\.choice \{[^}]*border: 1px solid var\(--edge\)/)
  expect(css).toMatch(/@media \(pointer: coarse\) \{\s*\.search-clear \{[^}]*inline-size: 44px;\s*block-size: 44px/)
})

test('the corner of the card is concentric with that of its rows', () => {
  const unitsOf = (sheet: string, pattern: RegExp) => Number(pattern.exec(textOf(sheet))?.[1])
  const row = unitsOf('tokens.css', /--r-l: calc\(var\(--r\) \* ([\d.]+)\)/)
  // The rows have 16 pixels of space around them: 4 units of 4 pixels.
  expect(unitsOf('dialog.css', /border-radius: calc\(var\(--r\) \* ([\d.]+)\)/)).toBe(row + 4)
})

test('elements drawn with color only keep it in forced-colors mode', () => {
  for (const [sheet, name] of [
    ['avatar.css', 'avatar'],
    ['art.css', 'art'],
    ['pictures/initial.css', 'initial'],
    ['qr.css', 'qr'],
  ] as const)
    expect(textOf(sheet)).toMatch(new RegExp(`\\.${name} \\{[^}]*forced-color-adjust: none`))
  for (const sheet of ['tabs.css', 'search-field.css']) expect(textOf(sheet)).toContain('background: Highlight;')
})

test('a background that changes on hover changes its color only, and does not move', () => {
  expect(found(textOf('*.css'), /\s(background \d[^,;]*)/g)).toEqual([])
})

test('the reason that a row can’t be pressed is not dimmed', () => {
  const dimmed = found(textOf('list.css'), /([^{}]*)\{[^}]*opacity: 0\.5/g).join()
  expect(dimmed).toContain('[aria-disabled]:not([aria-busy]) .row-title')
  expect(dimmed).not.toMatch(/row-sub|[\])]\s*$/)
})

test('a link that can’t be copied yet is subdued, not dimmed', () => {
  const [busy = ''] = found(textOf('copy.css'), /\.copy\[aria-busy="true"\] \{([^}]*)\}/g)
  expect(busy).toContain('color: var(--ink-2)')
  expect(busy).not.toContain('opacity')
})

test('a component that uses lazy tokens loads them with it', () => {
  const tokens = found(textOf('lazy-tokens.css'), /(--[\w-]+):/g)
  const sheets = globSync('*.css', { cwd: folder }).filter((sheet) =>
    found(textOf(sheet), /var\((--[\w-]+)\)/g).some((name) => tokens.includes(name)),
  )
  const imports = (file: string) => sheets.some((sheet) => textOf(file).includes(`'./${sheet}?inline'`))
  const pieces = globSync('*.{ts,tsx}', { cwd: folder }).filter(imports)
  expect(pieces.length).toBeGreaterThanOrEqual(sheets.length)
  expect(pieces.filter((file) => !textOf(file).includes('useLazyStyles('))).toEqual([])
})

test('lines that wrap grow with the text, whose size the dApp sets; only those of a fixed size are in pixels', () => {
  const fixed = found(textOf('**/*.css'), /([^{}]+)\{[^{}]*line-height: [\d.]+px/g).map((selector) => selector.trim())
  // A headline's size is fixed. The suffix is a single line, as high as its field.
  expect(fixed.toSorted()).toEqual(['.entry-suffix', '.headline-figure'])
})
