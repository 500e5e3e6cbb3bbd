import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientEntries, entries, serverEntryOf, specifierOf } from './entries.ts'
import { root } from './shell.ts'

const exported = () => ({
  ...Object.fromEntries(
    Object.entries(entries).map(([name, path]) => [
      specifierOf(name).replace('portico', '.'),
      {
        types: `./dist/types/${path.replace(/\.tsx?$/, '.d.ts')}`,
        ...(clientEntries.has(name) && { 'react-server': `./dist/${serverEntryOf(name)}` }),
        default: `./dist/${name}.js`,
      },
    ]),
  ),
  './package.json': './package.json',
})

const paths = () => Object.entries(entries).map(([name, path]) => `${JSON.stringify(specifierOf(name))}: ["./${path}"]`)

const inBlock = (open: string, lines: readonly string[], close: string, indent: string): string =>
  [open, lines.map((line) => `${indent}  ${line}`).join(',\n'), `${indent}${close}`].join('\n')

/** The generated parts of files: where each begins and ends, and its content. */
const parts = [
  {
    path: 'package.json',
    pattern: /(?<=\n {2}"exports": )\{[\s\S]*?\n {2}\}/,
    text: () => JSON.stringify(exported(), null, 2).replaceAll('\n', '\n  '),
  },
  {
    path: 'tsconfig.json',
    pattern: /(?<=\n {4}"paths": )\{[\s\S]*?\n {4}\}/,
    text: () => inBlock('{', paths(), '}', '    '),
  },
  {
    path: 'tsconfig.build.json',
    pattern: /(?<=\n {2}"files": )\[[\s\S]*?\n {2}\]/,
    text: () =>
      inBlock(
        '[',
        Object.values(entries).map((path) => JSON.stringify(path)),
        ']',
        '  ',
      ),
  },
]

/** The files that name the package's entries, with the content that the list implies. */
export const entryFiles = (): { path: string; text: string; isStale: boolean }[] =>
  parts.map(({ path, pattern, text }) => {
    const before = readFileSync(join(root, path), 'utf8')
    if (!pattern.test(before)) throw new Error(`${path} has no place for the entries`)
    const after = before.replace(pattern, text())
    return { path, text: after, isStale: after !== before }
  })
