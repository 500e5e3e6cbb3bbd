import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const lockFiles = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
] as const

/**
 * The command that installs a folder's dependencies, by the nearest lock file: a workspace's lock file is in a parent
 * folder.
 */
export function installerOf(folder: string): string {
  const own = resolve(folder)
  const found = lockFiles.find(([file]) => existsSync(join(own, file)))?.[1]
  const isTop = dirname(own) === own || existsSync(join(own, '.git'))
  return found ?? (isTop ? 'npm' : installerOf(dirname(own)))
}
