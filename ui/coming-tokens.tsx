import { Skeleton } from './text.tsx'

/** Reserves space for rows with a round picture and a value at the end. The surrounding list brings the styles. */
export function ComingTokens({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items are all alike
    <li key={row} className="row" aria-hidden="true">
      <span className="skeleton" style={{ inlineSize: 40, blockSize: 40, borderRadius: 999 }} />
      <span className="row-text">
        <Skeleton inlineSize={96} blockSize={12} />
        <Skeleton inlineSize={64} blockSize={12} />
      </span>
      <Skeleton inlineSize={72} blockSize={12} />
    </li>
  ))
}
