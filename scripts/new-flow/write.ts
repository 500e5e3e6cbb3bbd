import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatted } from '../formatted.ts'
import { root } from '../shell.ts'
import { flowName } from './flow-name.ts'
import { templates, withRow } from './templates.ts'

const table = 'core/routes.ts'

/**
 * Writes the files of a new flow, and its row in the table of routes. Returns their paths. @throws if the name can't be
 * used.
 */
export function writeFlow(route: string | undefined): string[] {
  const name = flowName(route)
  const files = { ...templates(name), [table]: withRow(readFileSync(join(root, table), 'utf8'), name) }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), /\.tsx?$/.test(path) ? formatted(path, text) : text)
  }
  return Object.keys(files)
}
