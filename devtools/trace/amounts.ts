/** The names of values that reveal what a user owns and sends. */
export const valueNames =
  /^(amount|arrived|balance|decimal|deposit|fee|least|numeric|quantity|reserve|text|typed|units|value|worth)$/i

/** An amount and its symbol. */
export const amountLike = /^([-+−<$]{0,2}\d[\d.,'\s]*)(\s\S.{0,64})?$/

/**
 * Reduces an amount to its magnitude: the first digit becomes a one, the others zeros. Unless two amounts become equal,
 * their order is kept, so that comparisons have the same result.
 */
export const rounded = (amount: string): string => {
  const first = amount.search(/[1-9]/)
  return amount.replace(/[1-9]/g, (_, at: number) => (at === first ? '1' : '0'))
}

export const magnitudeOf = (value: number): number => (value === 0 ? 0 : 10 ** Math.floor(Math.log10(value)))
