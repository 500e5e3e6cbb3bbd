import type { ReactNode } from 'react'
import { Skeleton } from './text.tsx'

export interface SkeletonRowProps {
  /** The second line of the row, if it has one. */
  children?: ReactNode
}

/** A placeholder row on its background, with space for a picture and text. The surrounding list brings the styles. */
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

/** Reserves space for loading rows, so that nothing moves when they arrive. */
export function SkeletonRows({ rows, children }: SkeletonRowProps & { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items are all alike
    <li key={row} aria-hidden="true">
      <SkeletonRow>{children}</SkeletonRow>
    </li>
  ))
}
