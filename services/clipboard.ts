import { PorticoError } from '../core/errors.ts'

/** Puts text on the clipboard. @throws `clipboard.failed` where the browser or the person refuses. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    throw new PorticoError('clipboard.failed', undefined, { cause })
  }
}
