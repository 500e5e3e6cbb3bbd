import { Suspense } from 'react'
import { lazyPiece } from './lazy-piece.ts'
import { LongPlace } from './long-place.tsx'
import { useStyles } from './styles.tsx'
import css from './virtual-list.css?inline'
import type { VirtualListProps } from './virtual-list.tsx'

/** The list loads with its virtualizer. */
const virtualList = lazyPiece(() => import('./virtual-list.tsx'))

/** A list of any length; placeholder rows keep its space until its code has loaded. */
export function LongList(props: VirtualListProps) {
  useStyles(css)
  const VirtualList = virtualList()
  return (
    <Suspense fallback={<LongPlace sub={props.sub} rows={props.count + props.coming} />}>
      <VirtualList {...props} />
    </Suspense>
  )
}
