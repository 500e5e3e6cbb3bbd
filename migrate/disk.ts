import { closeSync, openSync, writeFileSync } from 'node:fs'

/** The file operations of a migration. Both throw if the operation fails. */
export interface Disk {
  /** Checks that a file can be written. */
  check(path: string): void
  write(path: string, text: string): void
}

export const disk: Disk = {
  check: (path) => closeSync(openSync(path, 'r+')),
  write: (path, text) => writeFileSync(path, text),
}

/** The reason for a failure, in the system's words: `permission denied`. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^E[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message
}
