import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/shell.ts'
import { storyFiles } from '../../scripts/stories/write.ts'

it('has a story for every state, as npm run stories writes them', () => {
  const files = storyFiles()
  expect(files.map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }))).toEqual(files)
})
