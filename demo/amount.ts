import { formatUnits, parseUnits } from 'viem'

const DIGITS = 4

/** Formats an amount for display: grouped, with up to four decimals, and never rounded up. */
export function amount(value: bigint, decimals: number): string {
  const [whole = '0', fraction = ''] = formatUnits(value, decimals).split('.')
  const shown = fraction.slice(0, DIGITS).replace(/0+$/, '')
  if (value > 0n && whole === '0' && !shown) return `< 0.${'1'.padStart(DIGITS, '0')}`
  return `${BigInt(whole).toLocaleString('en')}${shown && `.${shown}`}`
}

/** Parses the amount that the user typed; undefined if it is empty or invalid. */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const trimmed = text.trim()
  if (!/^(\d+\.?\d*|\.\d+)$/.test(trimmed)) return undefined
  if ((trimmed.split('.')[1] ?? '').length > decimals) return undefined
  const value = parseUnits(trimmed, decimals)
  return value > 0n ? value : undefined
}
