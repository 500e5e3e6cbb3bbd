import { PorticoError } from '../../core/errors.ts'
import { patientFetch } from '../patient-fetch.ts'

const failed = (cause?: unknown) => new PorticoError('directory.failed', undefined, { cause })

/** Reads a body up to a maximum length; stops reading a longer one. */
async function bodyOf({ body, headers }: Response, longest: number): Promise<Blob> {
  const reader = body?.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = Number(headers.get('content-length'))
  if (length <= longest) length = 0
  while (reader && length <= longest) {
    const { done, value } = await reader.read()
    if (done) return new Blob(pieces, { type: headers.get('content-type') ?? '' })
    pieces.push(value)
    length += value.length
  }
  await reader?.cancel()
  throw failed()
}

/**
 * Sends a request, with two retries if the service is busy or broken [directory-retry].
 * @throws `directory.failed` or `request.aborted`.
 */
export async function ask(address: string, longest: number, signal: AbortSignal): Promise<Blob> {
  try {
    const response = await patientFetch(address, {}, signal)
    if (response.ok) return await bodyOf(response, longest)
    await response.body?.cancel()
    throw failed()
  } catch (cause) {
    if (signal.aborted) throw new PorticoError('request.aborted', undefined, { cause })
    throw cause instanceof PorticoError ? cause : failed(cause)
  }
}
