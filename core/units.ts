/** The most decimal digits of a 256-bit number. */
const mostDigits = 78

const plain = /^\d+(?:\.\d+)?$/

/**
 * Converts a decimal to the smallest unit, exactly; undefined if it is not a plain decimal, or has too many decimals or
 * digits.
 */
export function toUnits(decimal: string, decimals: number): string | undefined {
  if (!plain.test(decimal)) return undefined
  const [whole = '', fraction = ''] = decimal.split('.')
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > decimals) return undefined
  const digits = `${whole}${kept.padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '')
  return digits.length > mostDigits ? undefined : digits
}

/** Converts an amount in the smallest unit to a plain decimal, exactly, without trailing zeros. */
export function fromUnits(units: string, decimals: number): string {
  const digits = units.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** The digits of a plain decimal, and the number of its decimals. */
function parts(decimal: string): { digits: bigint; decimals: number } {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}

/** The exact sum of two plain decimals. */
export function sumOf(one: string, other: string): string {
  const [first, second] = [parts(one), parts(other)]
  const decimals = Math.max(first.decimals, second.decimals)
  const raised = ({ digits, decimals: few }: typeof first) => digits * 10n ** BigInt(decimals - few)
  return fromUnits(String(raised(first) + raised(second)), decimals)
}

/** The value of an amount in the smallest unit, as an exact plain decimal. */
export function worthOf(units: string, decimals: number, price: string): string {
  const { digits, decimals: more } = parts(price)
  return fromUnits(String(BigInt(units) * digits), decimals + more)
}

/**
 * The amount in the smallest unit that a sum of money buys, truncated; undefined if the price is zero or the sum is not
 * a plain decimal.
 */
export function boughtFor(money: string, decimals: number, price: string): string | undefined {
  if (!plain.test(money) || money.length > mostDigits) return undefined
  const [sum, cost] = [parts(money), parts(price)]
  if (cost.digits === 0n) return undefined
  return String((sum.digits * 10n ** BigInt(cost.decimals + decimals)) / (cost.digits * 10n ** BigInt(sum.decimals)))
}

/** Truncates a plain decimal to at most `places` decimals. */
export function cutTo(decimal: string, places: number): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  const kept = fraction.slice(0, places).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** Rounds a plain decimal up to at most `places` decimals, so that a cost is never understated. */
export function raiseTo(decimal: string, places: number): string {
  const cut = cutTo(decimal, places)
  const isExact = !/[1-9]/.test(decimal.split('.')[1]?.slice(places) ?? '')
  const units = isExact ? undefined : toUnits(cut, places)
  return units === undefined ? cut : fromUnits(String(BigInt(units) + 1n), places)
}
