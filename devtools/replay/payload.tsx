import { useState } from 'react'
import type { Step } from '../trace/trace.ts'
import { payloadOf } from './selectors.ts'

/** The payload of the selected input, collapsed. */
export function Payload({ step }: { step: Step | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="payload" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Payload</summary>
      {isOpen ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <pre className="payload-text scroll mono" dir="ltr" tabIndex={0}>
          {step ? payloadOf(step) : 'The kit has started, and heard of nothing yet.'}
        </pre>
      ) : null}
    </details>
  )
}
