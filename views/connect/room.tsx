import { Skeleton } from '../../ui/text.tsx'

/** Room for rows that are on their way, so that nothing moves when they come. */
export function Room({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={row} aria-hidden="true">
      <Skeleton inlineSize="100%" blockSize={60} />
    </li>
  ))
}
