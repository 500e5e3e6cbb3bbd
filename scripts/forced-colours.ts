import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Has the page of the test drawn with the system's own few colours, or no longer. */
    forceColours(forced: boolean): Promise<void>
  }
}

/** The node side of it. Files that run at once have a page each, so that no other file's stories are drawn so. */
export const forceColours: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : null })
