import type { ReactNode } from 'react'
import type { Amount } from './amounts.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import css from './row-end.css?inline'
import { Tag, type TagProps } from './tag.tsx'

export interface RowEndProps {
  /** How much, on a line of its own above the rest; what came in is good, and what did not move is quiet. */
  amount?: (Amount & { tone?: 'good' | 'quiet' | undefined }) | undefined
  /** When it was, in the machine's words and in ours; absent where that is not known. */
  time?: { at: number; text: string } | undefined
  /** What has become of it, where that is more than that it happened. */
  tag?: { tone: TagProps['tone']; text: string } | undefined
}

/** The end of a row that tells what happened: when, and above it what has become of it. */
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
