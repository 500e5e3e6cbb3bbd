/** The median of some values; undefined if there are none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2
}

/** A number in its shortest form: two significant digits, or all digits before the decimal point. */
export const short = (value: number): string => (Math.abs(value) < 9.95 ? value.toFixed(1) : value.toFixed(0))
