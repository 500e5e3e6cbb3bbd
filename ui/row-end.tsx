import type { ReactNode } from 'react'
import type { Amount } from './amounts.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import css from './row-end.css?inline'
import { Tag, type TagProps } from './tag.tsx'

export interface RowEndProps {
  /**
   * The amount, in a line of its own above the rest; `good` for received amounts, `quiet` for those that did not move.
   */
  amount?: (Amount & { tone?: 'good' | 'quiet' | undefined }) | undefined
  /** The time, as a timestamp and as text; absent if unknown. */
  time?: { at: number; text: string } | undefined
  /** The status, unless it is simply completed. */
  tag?: { tone: TagProps['tone']; text: string } | undefined
}

/** The end of a row about an event: its time, and above it its status. */
export function RowEnd({ amount, time, tag }: RowEndProps): ReactNode {
  useLazyStyles(css)
  return (
    <span className="row-end">
      {amount ? (
        <span className="row-end-amount" data-tone={amount.tone}>
          <bdi>{amount.number}</bdi> <bdi className="row-end-symbol">{amount.symbol}</bdi>
        </span>
      ) : null}
      <span className="row-end-rest" data-beside={amount !== undefined}>
        {tag ? <Tag tone={tag.tone}>{tag.text}</Tag> : null}
        {time ? <time dateTime={new Date(time.at).toISOString()}>{time.text}</time> : null}
      </span>
    </span>
  )
}
