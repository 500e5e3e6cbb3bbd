/** As many digits as 256 bits can have. */
const mostDigits = 78

const plain = /^\d+(?:\.\d+)?$/

/** The decimal in the smallest unit, exactly; undefined where it is no plain decimal, or has more decimals or digits than there can be. */
export function toUnits(decimal: string, decimals: number): string | undefined {
  if (!plain.test(decimal)) return undefined
  const [whole = '', fraction = ''] = decimal.split('.')
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > decimals) return undefined
  const digits = `${whole}${kept.padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '')
  return digits.length > mostDigits ? undefined : digits
}

/** An amount in the smallest unit as a plain decimal, exactly, without zeros at its end. */
export function fromUnits(units: string, decimals: number): string {
  const digits = units.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** A plain decimal without its point, and how many decimals it has. */
function parts(decimal: string): { digits: bigint; decimals: number } {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}

/** What two plain decimals come to together, exactly. */
export function sumOf(one: string, other: string): string {
  const [first, second] = [parts(one), parts(other)]
  const decimals = Math.max(first.decimals, second.decimals)
  const raised = ({ digits, decimals: few }: typeof first) => digits * 10n ** BigInt(decimals - few)
  return fromUnits(String(raised(first) + raised(second)), decimals)
}

/** What an amount in the smallest unit costs, as a plain decimal, exactly. */
export function worthOf(units: string, decimals: number, price: string): string {
  const { digits, decimals: more } = parts(price)
  return fromUnits(String(BigInt(units) * digits), decimals + more)
}

/** How much of the smallest unit a sum of money buys, cut; undefined where the price is zero or the sum is no plain decimal. */
export function boughtFor(money: string, decimals: number, price: string): string | undefined {
  if (!plain.test(money) || money.length > mostDigits) return undefined
  const [sum, cost] = [parts(money), parts(price)]
  if (cost.digits === 0n) return undefined
  return String((sum.digits * 10n ** BigInt(cost.decimals + decimals)) / (cost.digits * 10n ** BigInt(sum.decimals)))
}

/** A plain decimal cut, never rounded up, to at most so many places. */
export function cutTo(decimal: string, places: number): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  const kept = fraction.slice(0, places).replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** A plain decimal with at most so many places, and never less than it is: what something costs is not understated. */
export function raiseTo(decimal: string, places: number): string {
  const cut = cutTo(decimal, places)
  const isExact = !/[1-9]/.test(decimal.split('.')[1]?.slice(places) ?? '')
  const units = isExact ? undefined : toUnits(cut, places)
  return units === undefined ? cut : fromUnits(String(BigInt(units) + 1n), places)
}
