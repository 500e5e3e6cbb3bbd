import { spawnSync } from 'node:child_process'

let updated: boolean | undefined

/** Installs Debian packages, with options if needed, where that is possible: as root, with apt. */
export function aptInstall(...words: string[]): boolean {
  if (process.getuid?.() !== 0 || !succeeds('--version')) return false
  console.log(`Installing with apt-get: ${words.join(' ')}`)
  updated ??= succeeds('update', '-q')
  return updated && succeeds('install', '-y', '-q', ...words)
}

/** Waits for the lock, since another process may be installing packages. */
const patience = ['-o', 'DPkg::Lock::Timeout=120']

const succeeds = (...args: string[]): boolean =>
  spawnSync('apt-get', [...patience, ...args], {
    stdio: args.length > 1 ? 'inherit' : 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
