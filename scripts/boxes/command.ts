import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { BrowserCommand } from 'vitest/node'
import { differences } from './compare.ts'
import { parsed, printed, type Sheet } from './sheet.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Compares the parts of a story with those of its sheet, or, if the sheet is being written, with those of a moment
     * ago. Returns the differences.
     */
    compareBoxes(story: string, before: string[], lines: string[]): Promise<string[]>
  }
}

const written = new Map<string, Sheet>()

/** The sheet file with the parts of a story file's stories. */
export const sheetPath = (storyFile: string): string => storyFile.replace(/\.stories\.tsx$/, '.boxes.txt')

/** The node side of the comparison; with BOXES=update it rewrites the sheets, once nothing moves any more. */
export const compareBoxes: BrowserCommand<[story: string, before: string[], lines: string[]]> = (
  { testPath = '' },
  story,
  before,
  lines,
) => {
  const path = sheetPath(testPath)
  if (process.env.BOXES !== 'update') {
    const sheet = existsSync(path) ? parsed(readFileSync(path, 'utf8')).get(story) : undefined
    return sheet ? differences(sheet, lines) : ['It has not been measured before']
  }
  const sheet = (written.get(path) ?? new Map()).set(story, lines)
  written.set(path, sheet)
  writeFileSync(path, printed(sheet))
  return differences(before, lines)
}
