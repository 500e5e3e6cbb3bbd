/** A base-unit amount as a plain decimal, without zeros at its end. */
export function formatUnits(value: string, decimals: number): string {
  const digits = value.padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.?0*$/, '')
}
