import css from './grouped.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

export interface GroupedProps {
  /** The parts of the text, in order. */
  groups: readonly string[]
  /** The indexes of the parts that differ from a similar text. */
  differing?: ReadonlySet<number> | undefined
  testId?: string | undefined
}

/** A long text such as an address, in groups for comparison by eye. Copied, it has no gaps. */
export function Grouped({ groups, differing, testId }: GroupedProps) {
  useLazyStyles(css)
  return (
    <div className="grouped" dir="ltr" translate="no" data-testid={testId}>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal groups differ only in their position
        <span key={index} data-differs={differing?.has(index) || undefined}>
          {group}
        </span>
      ))}
    </div>
  )
}
