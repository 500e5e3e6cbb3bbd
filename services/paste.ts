import { PorticoError } from '../core/errors.ts'

/** No address, name or payment's URI is longer. */
const longest = 2_048

/** What was copied, as far as it may be an address. @throws `clipboard.failed` where the browser or the user refuses, or it is no text. */
export async function readClipboard(): Promise<string> {
  const text = (await readCopied()).trim().slice(0, longest)
  if (text === '') throw new PorticoError('clipboard.failed')
  return text
}

async function readCopied(): Promise<string> {
  try {
    return await navigator.clipboard.readText()
  } catch (cause) {
    throw new PorticoError('clipboard.failed', undefined, { cause })
  }
}
