import { List } from './list.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

/** The space of a view that is loading. */
export function Waiting({ label }: { label: string }) {
  return (
    <List label={label} busy>
      <SkeletonRows rows={3} />
    </List>
  )
}
