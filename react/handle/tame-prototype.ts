/**
 * What a page adds to all objects is taken by for…in for a member of each: bundlers, zod (4.6) and XState go through their own
 * tables so, and none of what loads late would start. The page keeps its additions; only such loops don't see them any more.
 */
export function tamePrototype(): void {
  for (const key of Object.keys(Object.prototype)) {
    try {
      Object.defineProperty(Object.prototype, key, { enumerable: false })
    } catch {
      // Frozen.
    }
  }
}
