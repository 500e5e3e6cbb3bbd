import type { ReactNode } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import css from './row-end.css?inline'
import { Tag, type TagProps } from './tag.tsx'

export interface RowEndProps {
  /** When it was, in the machine's words and in ours; absent where that is not known. */
  time?: { at: number; words: string } | undefined
  /** What has become of it, where that is more than that it happened. */
  tag?: { tone: TagProps['tone']; words: string } | undefined
}

/** The end of a row that tells what happened: when, and above it what has become of it. */
export function RowEnd({ time, tag }: RowEndProps): ReactNode {
  useLazyStyles(css)
  return (
    <span className="row-end">
      {tag ? <Tag tone={tag.tone}>{tag.words}</Tag> : null}
      {time ? <time dateTime={new Date(time.at).toISOString()}>{time.words}</time> : null}
    </span>
  )
}
