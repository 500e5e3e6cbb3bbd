import { useNumbers } from '../use-numbers.ts'

/** How the language in use writes hundredths of a percent. */
export function usePercent(): (hundredths: number) => string {
  const { language } = useNumbers()
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return (hundredths) => format.format(hundredths / 10_000)
}
