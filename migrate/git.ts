import { execFileSync } from 'node:child_process'

/** Git's output; undefined if it fails, is not installed, or the folder is not in a repository. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

/** Whether git ignores a path. */
export const isIgnored = (folder: string, path: string): boolean =>
  git(folder, 'check-ignore', '--quiet', '--', path) !== undefined

/** Whether a folder has uncommitted changes. */
export const isDirty = (folder: string): boolean => Boolean(git(folder, 'status', '--porcelain', '--', '.'))
