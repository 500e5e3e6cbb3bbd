import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Turns forced colours, the system's own small palette, on or off for the test's page. */
    forceColours(forced: boolean): Promise<void>
  }
}

/**
 * The node side of the command. Files that run concurrently have separate pages, so other files' stories are not
 * affected.
 */
export const forceColours: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : null })
