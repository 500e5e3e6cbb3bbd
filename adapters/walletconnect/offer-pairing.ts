import { failureOf, PorticoError } from '../../core/errors.ts'
import type { OneStepService, PairingReport } from '../../machines/ports.ts'
import { linkOf } from './index.ts'
import type { LinkOptions } from './options.ts'

/**
 * Offers a pairing to any wallet; reuses the current one, if any. The caller adopts the session when the report
 * arrives; a session that is settled after the last offer has stopped is adopted by the adapters. With `oneStep`, users
 * can sign in while connecting, if the wallet supports it. Returns the function that stops it.
 */
export function offerPairing(
  options: LinkOptions,
  emit: (report: PairingReport) => void,
  oneStep?: OneStepService,
): () => void {
  const over = new AbortController()
  linkOf(options)
    .load()
    .then(
      (working) => {
        if (!over.signal.aborted) over.signal.addEventListener('abort', working.offer(emit, true, oneStep))
      },
      (cause: unknown) => {
        const failure = cause instanceof PorticoError ? failureOf(cause) : { code: 'pairing.failed' as const }
        if (!over.signal.aborted) emit({ type: 'pairing.refused', failure })
      },
    )
  return () => over.abort()
}
