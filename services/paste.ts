import { PorticoError } from '../core/errors.ts'

/** No address, name or payment's URI is longer. */
const longest = 2_048

/** What was copied, as far as it may be an address. @throws `clipboard.failed` where the browser or the user refuses. */
export async function readClipboard(): Promise<string> {
  try {
    return (await navigator.clipboard.readText()).trim().slice(0, longest)
  } catch (cause) {
    throw new PorticoError('clipboard.failed', undefined, { cause })
  }
}
