export interface ReplaySlotProps {
  /** A trace that somebody dropped on the page, or chose. */
  file: File
  onClose: () => void
}

/** Where a trace is replayed. */
export function ReplaySlot({ file, onClose }: ReplaySlotProps) {
  return (
    <section className="replay-slot" aria-label="Replay">
      <p>
        <b className="mono">{file.name}</b> <span className="dim">{file.size} bytes</span>
      </p>
      <button type="button" className="button" onClick={onClose}>
        Back to the charts
      </button>
    </section>
  )
}
