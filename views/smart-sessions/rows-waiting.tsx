import { List } from '../../ui/list.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { Skeleton } from '../../ui/text.tsx'

/** Reserves space for rows with two lines each. */
export const RowsWaiting = ({ label }: { label: string }) => (
  <List label={label} busy>
    <SkeletonRows rows={3}>
      <Skeleton inlineSize={72} blockSize={12} />
    </SkeletonRows>
  </List>
)
