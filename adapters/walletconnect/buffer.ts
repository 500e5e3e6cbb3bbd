/**
 * Gives the page Node's `Buffer` where it has none: with it the client (2.21.8) writes and reads what an approval that
 * signs in permits (ERC-5573), and no browser has one.
 */
export async function provideBuffer(): Promise<void> {
  if ('Buffer' in globalThis) return
  const { Buffer } = await import('./node-buffer.ts')
  Object.defineProperty(globalThis, 'Buffer', { value: Buffer, configurable: true, writable: true })
}
