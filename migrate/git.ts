import { execFileSync } from 'node:child_process'

/** What git prints; undefined where it fails, is not installed, or knows nothing of the folder. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

/** Whether git is told to leave something out. */
export const isIgnored = (folder: string, path: string): boolean =>
  git(folder, 'check-ignore', '--quiet', '--', path) !== undefined

/** Whether something in a folder is changed and not committed. */
export const isDirty = (folder: string): boolean => Boolean(git(folder, 'status', '--porcelain', '--', '.'))
