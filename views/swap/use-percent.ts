import { useNumbers } from '../use-numbers.ts'

/** Formats hundredths of a percent in the language in use. */
export function usePercent(): (hundredths: number) => string {
  const { language } = useNumbers()
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return (hundredths) => format.format(hundredths / 10_000)
}
