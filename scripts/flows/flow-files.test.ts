import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shell.ts'
import { flowFiles } from './write.ts'

it('every flow and view is listed where it should be: `npm run charts` writes the lists', async () => {
  const files = await flowFiles()
  expect(files.map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }))).toEqual(files)
})
