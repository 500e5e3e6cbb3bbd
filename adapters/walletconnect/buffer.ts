/**
 * Provides Node's `Buffer`, which browsers lack: the client (2.21.8) needs it for the permissions of an approval with
 * sign-in (ERC-5573).
 */
export async function provideBuffer(): Promise<void> {
  if ('Buffer' in globalThis) return
  const { Buffer } = await import('./node-buffer.ts')
  Object.defineProperty(globalThis, 'Buffer', { value: Buffer, configurable: true, writable: true })
}
