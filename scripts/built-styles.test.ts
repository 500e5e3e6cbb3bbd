import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import book from '../.storybook/main.ts'
import demo from '../demo/vite.config.ts'
import packaged from '../vite.config.ts'
import source from '../vite.source.ts'
import { targets } from './floor/browsers.ts'
import { root } from './shell.ts'

const sheets = globSync('ui/**/*.css', { cwd: root })
const virtual = '\0sheets'

/** The text of all stylesheets, as the package's build writes them. */
async function builtText(cssTarget = packaged.build?.cssTarget): Promise<string> {
  const { cssMinify } = packaged.build ?? {}
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'sheets',
        resolveId: (id) => (id === join(root, 'sheets') ? virtual : null),
        load: (id) =>
          id === virtual
            ? sheets.map((sheet, at) => `export { default as s${at} } from '/${sheet}?inline'`).join('\n')
            : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      ...(cssMinify !== undefined && { cssMinify }),
      ...(cssTarget !== undefined && { cssTarget }),
      lib: { entry: 'sheets', formats: ['es'], fileName: 'sheets' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}

const declarations = (text: string, property: string) =>
  text.match(new RegExp(`[;{\\s]${property}\\s*:`, 'g'))?.length ?? 0

test('the build folds no scroll timeline into a shorthand, which browsers do not support', async () => {
  const text = await builtText()
  const written = sheets.map((sheet) => readFileSync(join(root, sheet), 'utf8')).join('\n')
  expect(declarations(written, 'animation-timeline')).toBeGreaterThan(1)
  expect(declarations(text, 'animation-timeline')).toBe(declarations(written, 'animation-timeline'))
  expect(text).not.toMatch(/animation:[^;}]*\b(scroll|view)\(/)
}, 60_000)

test('scroll areas keep the focus clear of their faded edges', async () => {
  const faded = sheets.filter((sheet) =>
    readFileSync(join(root, sheet), 'utf8').includes('animation-timeline: scroll(self)'),
  )
  expect(faded.length).toBeGreaterThan(1)
  for (const sheet of faded)
    expect([sheet, readFileSync(join(root, sheet), 'utf8')]).toEqual([
      sheet,
      expect.stringMatching(/scroll-padding-block: 28px/),
    ])
})

test('no stylesheet has to be written differently for the oldest supported browsers', async () => {
  // The minifier's helpers for colors by scheme, which the stylesheets do not use.
  const helpers = /--lightningcss-(light|dark):[^;}]*;/g
  expect((await builtText(targets)).replaceAll(helpers, '')).toBe(await builtText())
}, 60_000)

test('package, demo and stories are built for the same browsers', () => {
  const targets = [packaged, demo, source, book.viteFinal({})].map((config) => config.build?.cssTarget)
  expect(new Set(targets)).toEqual(new Set(['esnext']))
})
