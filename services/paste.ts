import { PorticoError } from '../core/errors.ts'

/** The maximum length of an address, a name or a payment URI. */
const longest = 2_048

/**
 * The copied text, cut to the maximum length.
 * @throws `clipboard.failed` if the browser or the user refuses, or if there is no text.
 */
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
