import { List } from './list.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { useStyles } from './styles.tsx'
import { Skeleton } from './text.tsx'
import css from './virtual-list.css?inline'

/** The number of rows that a long list can show at once. */
const MOST = 7

interface LongPlaceProps {
  sub?: boolean | undefined
  /** The number of rows of the list, if known. */
  rows?: number
}

/** Reserves space for a long list, so that nothing moves when it has loaded. */
export function LongPlace({ sub = true, rows = MOST }: LongPlaceProps) {
  useStyles(css)
  return (
    <div className="virtual" aria-hidden="true">
      <List>
        <SkeletonRows rows={Math.min(rows, MOST)}>
          {sub ? <Skeleton inlineSize={72} blockSize={12} /> : null}
        </SkeletonRows>
      </List>
    </div>
  )
}
