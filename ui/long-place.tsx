import { List } from './list.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { useStyles } from './styles.tsx'
import { Skeleton } from './text.tsx'
import css from './virtual-list.css?inline'

/** The room of a long list and as many rows as fill it, so that nothing moves when it is there. */
export function LongPlace({ sub = true }: { sub?: boolean | undefined }) {
  useStyles(css)
  return (
    <div className="virtual" aria-hidden="true">
      <List>
        <SkeletonRows rows={7}>{sub ? <Skeleton inlineSize={72} blockSize={12} /> : null}</SkeletonRows>
      </List>
    </div>
  )
}
