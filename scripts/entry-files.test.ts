import { expect, it } from 'vitest'
import { entryFiles } from './entry-files.ts'

it('finds the list of entries in all files that name them: `npm run entries` writes them', () => {
  expect(entryFiles().flatMap(({ path, isStale }) => (isStale ? [path] : []))).toEqual([])
})
