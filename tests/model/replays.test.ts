import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { replay } from '../../devtools/index.ts'
import { root } from '../../scripts/shell.ts'

const folder = join(root, 'tests/traces')
const traces = readdirSync(folder).filter((name) => name.endsWith('.portico.json'))

it.each(traces)('%s replays as it was recorded', (name) => {
  const { difference } = replay(JSON.parse(readFileSync(join(folder, name), 'utf8')))
  expect(difference).toBeNull()
})
