/**
 * A base-unit amount as a plain decimal, truncated to at most `places` decimals ([account-balance-cut]: balances
 * truncate to 3).
 */
export function formatUnits(value: string, decimals: number, places: number): string {
  const digits = value.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).slice(0, places)
  return Number(fraction) === 0 ? whole : `${whole}.${fraction.replace(/0+$/, '')}`
}
