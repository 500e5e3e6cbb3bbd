import { PorticoError } from '../core/errors.ts'

/** Copies text to the clipboard. @throws `clipboard.failed` if the browser or the user refuses. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    throw new PorticoError('clipboard.failed', undefined, { cause })
  }
}
