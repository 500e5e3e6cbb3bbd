/** The middle of some values; undefined where there are none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2
}

/** A number as short as it can be said: two digits that count, or all those before the point. */
export const short = (value: number): string => (Math.abs(value) < 9.95 ? value.toFixed(1) : value.toFixed(0))
