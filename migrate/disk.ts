import { closeSync, openSync, writeFileSync } from 'node:fs'

/** What a migration does to files. Both throw where it can't be done. */
export interface Disk {
  /** Tries whether a file can be written. */
  check(path: string): void
  write(path: string, text: string): void
}

export const disk: Disk = {
  check: (path) => closeSync(openSync(path, 'r+')),
  write: (path, text) => writeFileSync(path, text),
}

/** Why something failed, in the system's words: `permission denied`. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^E[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message
}
