import type { ReactNode } from 'react'
import { Skeleton } from './text.tsx'

export interface SkeletonRowProps {
  /** What stands below the title, where its row has a second line. */
  children?: ReactNode
}

/** A row that is loading: on the plate that it will have, the room of its picture and of its words. A list brings the styles. */
export function SkeletonRow({ children }: SkeletonRowProps) {
  return (
    <span className="row">
      <Skeleton inlineSize={40} blockSize={40} />
      <span className="row-text">
        <Skeleton inlineSize={120} blockSize={12} />
        {children}
      </span>
    </span>
  )
}

/** The space of rows that are loading, so that nothing moves when they are there. */
export function SkeletonRows({ rows, children }: SkeletonRowProps & { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={row} aria-hidden="true">
      <SkeletonRow>{children}</SkeletonRow>
    </li>
  ))
}
