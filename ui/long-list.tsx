import { Suspense } from 'react'
import { Stack } from './layout.tsx'
import { lazyPiece } from './lazy-piece.ts'
import { useStyles } from './styles.tsx'
import { Skeleton } from './text.tsx'
import css from './virtual-list.css?inline'
import type { VirtualListProps } from './virtual-list.tsx'

/** The list loads with its virtualizer. */
const virtualList = lazyPiece(() => import('./virtual-list.tsx'))

/** A list of any length; rows keep its place until its code is here. */
export function LongList(props: VirtualListProps) {
  useStyles(css)
  const VirtualList = virtualList()
  return (
    <Suspense fallback={<SkeletonRows />}>
      <VirtualList {...props} />
    </Suspense>
  )
}

/** Room for the first rows. */
const SkeletonRows = () => (
  <div className="virtual" aria-hidden="true">
    <Stack gap={8}>
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={row} inlineSize="100%" blockSize={60} />
      ))}
    </Stack>
  </div>
)
