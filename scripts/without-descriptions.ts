import { relative } from 'node:path'
import { Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'
import { parse, type SourceFile } from './checks/source.ts'
import { root } from './shell.ts'

/** A chart's code without the `description`s that are plain strings: they are for readers, and not used at run time. */
export function withoutDescriptions(file: SourceFile): string {
  const { text } = file
  const found: { start: number; end: number }[] = []
  new Visitor({
    Property({ key, value, start, end }) {
      const isString = value.type === 'Literal' && typeof value.value === 'string'
      if (isString && key.type === 'Identifier' && key.name === 'description') found.push({ start, end })
    },
  }).visit(parse(file).program)
  return found
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), text)
}

/** Removes the charts' descriptions from a build. */
export const chartsWithoutDescriptions = (): Plugin => ({
  name: 'charts-without-descriptions',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/.+\.ts$/ },
    handler: (text, id) => ({ code: withoutDescriptions({ path: relative(root, id), text }), map: null }),
  },
})
