import { expect, it } from 'vitest'
import { entryFiles } from './entry-files.ts'

it('all files that name the entries have the current list: `npm run entries` writes them', () => {
  expect(entryFiles().flatMap(({ path, isStale }) => (isStale ? [path] : []))).toEqual([])
})
