import type { PairingReport } from '../machines/ports.ts'

type Tell = (report: PairingReport) => void

/** Makes a proposal and tells what becomes of it. Returns the way to stop. */
export type Offer = (tell: Tell) => () => void

export interface Offering {
  /** A new proposal takes the place of the last one. Of that one nothing counts from now on but an approval. */
  renew(): void
  stop(): void
}

/**
 * Keeps a proposal standing. One that was renewed is still honoured until the next one is: somebody may have it open on
 * the phone just then.
 */
export function keepOffering(offer: Offer, tell: Tell): Offering {
  const standing: { stop: () => void }[] = []
  let latest = 0
  const renew = () => {
    latest += 1
    const turn = latest
    const stop = offer((report) => {
      if (turn === latest || report.type === 'pairing.settled') tell(report)
    })
    standing.push({ stop })
    if (standing.length > 2) standing.shift()?.stop()
  }
  renew()
  return {
    renew,
    stop() {
      for (const { stop } of standing.splice(0)) stop()
    },
  }
}
