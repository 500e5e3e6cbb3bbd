import type { PairingReport } from '../machines/ports.ts'

type Emit = (report: PairingReport) => void

/** Makes a proposal and tells what becomes of it. Returns the function that stops it. */
export type Propose = (emit: Emit) => () => void

export interface RenewableProposal {
  /** A new proposal takes the place of the last one. Of that one nothing counts from now on but an approval. */
  renew(): void
  stop(): void
}

/**
 * Makes a proposal that can be renewed. The one before is still honoured until the next renewal: the user may have it open
 * on the phone just then [pairing-late].
 */
export function renewableProposal(propose: Propose, emit: Emit): RenewableProposal {
  const open: { stop: () => void }[] = []
  let latest = 0
  const renew = () => {
    latest += 1
    const turn = latest
    const stop = propose((report) => {
      if (turn === latest || report.type === 'pairing.settled') emit(report)
    })
    open.push({ stop })
    if (open.length > 2) open.shift()?.stop()
  }
  renew()
  return {
    renew,
    stop() {
      for (const { stop } of open.splice(0)) stop()
    },
  }
}
