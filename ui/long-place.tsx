import { List } from './list.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { useStyles } from './styles.tsx'
import { Skeleton } from './text.tsx'
import css from './virtual-list.css?inline'

/** As many rows as a long list can show at once. */
const MOST = 7

interface LongPlaceProps {
  sub?: boolean | undefined
  /** How many rows the list will have, where that is known. */
  rows?: number
}

/** The room of a long list and the rows in it, so that nothing moves when it is there. */
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
