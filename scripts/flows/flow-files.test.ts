import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shell.ts'
import { flowFiles } from './write.ts'

it('names every flow and every view where they are named: `npm run charts` writes it', async () => {
  const files = await flowFiles()
  expect(files.map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }))).toEqual(files)
})
