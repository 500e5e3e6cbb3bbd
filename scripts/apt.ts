import { spawnSync } from 'node:child_process'

let updated: boolean | undefined

/** Installs Debian's packages, with options if need be, where that can work: as root, and with its tools. */
export function aptInstall(...words: string[]): boolean {
  if (process.getuid?.() !== 0 || !succeeds('--version')) return false
  console.log(`Installing with apt-get: ${words.join(' ')}`)
  updated ??= succeeds('update', '-q')
  return updated && succeeds('install', '-y', '-q', ...words)
}

/** Something else on the machine may be installing at the moment. */
const patience = ['-o', 'DPkg::Lock::Timeout=120']

const succeeds = (...args: string[]): boolean =>
  spawnSync('apt-get', [...patience, ...args], {
    stdio: args.length > 1 ? 'inherit' : 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
