import type { PairingReport } from '../machines/ports.ts'

type Emit = (report: PairingReport) => void

/** Creates a proposal and reports on it. Returns the function that stops it. */
export type Propose = (emit: Emit) => () => void

export interface RenewableProposal {
  /** Replaces the last proposal. Of the replaced one only an approval still counts. */
  renew(): void
  stop(): void
}

/**
 * Creates a renewable proposal. The previous one stays valid until the next renewal: the user may have it open on the
 * phone [pairing-late].
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
