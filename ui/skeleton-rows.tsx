import { Skeleton } from './text.tsx'

/** The space of rows that are loading, so that nothing moves when they are there. */
export function SkeletonRows({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={row} aria-hidden="true">
      <Skeleton inlineSize="100%" blockSize={60} />
    </li>
  ))
}
