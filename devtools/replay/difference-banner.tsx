import type { Difference } from '../trace/replay.ts'
import { Icon } from './icons.tsx'

export interface DifferenceBannerProps {
  difference: Difference
  onGoBefore: (position: number) => void
}

/** Reports at which input a replay diverged, with the recorded and the current states. */
export function DifferenceBanner({
  difference: { position, step, reason, message, states },
  onGoBefore,
}: DifferenceBannerProps) {
  return (
    <div className="notice difference" data-tone="bad">
      <p className="difference-message">
        <strong>The replay differs.</strong> <bdi>{message.slice(0, LONGEST)}</bdi>
      </p>
      {step ? (
        <button type="button" className="button" onClick={() => onGoBefore(position - 1)}>
          <Icon name="back" />
          To the input before
        </button>
      ) : null}
      <details className="difference-more">
        <summary>What was expected, and what is</summary>
        <dl>
          <dt>Expected</dt>
          <dd>
            {reason !== 'states' || step?.after === undefined
              ? 'That it can be played, as when it was recorded'
              : `The states that were recorded, whose checksum is ${step.after}`}
          </dd>
          <dt>Is</dt>
          <dd>
            <pre className="mono" dir="ltr">
              {states.replace(/^ /gm, '(kit) ')}
            </pre>
          </dd>
        </dl>
      </details>
    </div>
  )
}

/** An edited trace may contain very long texts. */
const LONGEST = 600
