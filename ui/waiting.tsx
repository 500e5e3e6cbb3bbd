import { List } from './list.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

/** Reserves space for a loading view. */
export function Waiting({ label }: { label: string }) {
  return (
    <List label={label} busy>
      <SkeletonRows rows={3} />
    </List>
  )
}
