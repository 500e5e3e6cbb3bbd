import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { BrowserCommand } from 'vitest/node'
import { parsed, type Sheet } from '../boxes/sheet.ts'
import { printedControls } from './sheet.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares the controls of a story with those of its sheet, or writes them there. Returns the differences. */
    compareControls(story: string, lines: string[]): Promise<string[]>
  }
}

const written = new Map<string, Sheet>()

/** The sheet file with the controls of a story file's stories. */
export const controlsPath = (storyFile: string): string => storyFile.replace(/\.stories\.tsx$/, '.controls.txt')

/** The node side of the comparison; with BOXES=update it writes the sheets, like those of the boxes. */
export const compareControls: BrowserCommand<[story: string, lines: string[]]> = ({ testPath = '' }, story, lines) => {
  const path = controlsPath(testPath)
  if (process.env.BOXES === 'update') {
    const sheet = (written.get(path) ?? new Map<string, string[]>()).set(story, lines)
    written.set(path, sheet)
    writeFileSync(path, printedControls(sheet))
    return []
  }
  const before = existsSync(path) ? parsed(readFileSync(path, 'utf8')).get(story) : undefined
  if (!before) return ['Its controls have not been written down before']
  return [
    ...before.filter((line) => !lines.includes(line)).map((line) => `It was so, and is not: ${line}`),
    ...lines.filter((line) => !before.includes(line)).map((line) => `It is new: ${line}`),
  ]
}
