/**
 * Makes enumerable additions to `Object.prototype` non-enumerable. Bundlers, zod (4.6) and XState use for…in, which
 * would read such an addition as a member of every object, and no lazy code would start. The additions themselves stay.
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
