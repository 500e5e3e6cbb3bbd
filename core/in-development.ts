/**
 * Runs code for a dApp's developers only: bundlers replace the expression and drop the code from production builds. The
 * check reads `process.env.NODE_ENV` directly, because most bundlers define nothing else of `process`. Without a
 * bundler nothing runs.
 */
export function inDevelopment(act: () => void): void {
  try {
    if (process.env.NODE_ENV !== 'production') act()
  } catch {
    // Without a bundler the page has no `process`.
  }
}
