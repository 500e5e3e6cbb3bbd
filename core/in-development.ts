/**
 * Does something for the developers of a dApp, and nothing for its visitors. Bundlers know the mode and leave it out of
 * what visitors get. Most of them know no more of `process` than that, so that it is not looked for before; where there is
 * no bundler, there is no mode.
 */
export function inDevelopment(act: () => void): void {
  try {
    if (process.env.NODE_ENV !== 'production') act()
  } catch {
    // Without a bundler the page has no `process`.
  }
}
