/** Something that a person has to look at, and where it is. */
export interface Note {
  /** From the folder that is migrated, with forward slashes. */
  path: string
  line: number
  /** What is there, and what to do. */
  text: string
}

/** What becomes of a file: its new text where it changes, and what is left for a person. */
export interface Rewrite {
  after: string
  notes: readonly Note[]
  /** The specifiers of the old kits that the file still has. */
  left: readonly string[]
}

/** The line that an offset lies on, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
