/** Something that a developer has to look at, and its place. */
export interface Note {
  /** Relative to the migrated folder, with forward slashes. */
  path: string
  line: number
  /** What is there, and what to do about it. */
  text: string
}

/** The result for a file: its new text if it changes, and notes for the developer. */
export interface Rewrite {
  after: string
  notes: readonly Note[]
  /** The old kits' specifiers that remain in the file. */
  left: readonly string[]
}

/** The line that an offset lies on, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
