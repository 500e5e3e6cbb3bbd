import { useNumbers } from '../use-numbers.ts'

/** The percent sign of the language in use. */
export function usePercentSign(): string {
  const { language } = useNumbers()
  const parts = new Intl.NumberFormat(language, { style: 'percent' }).formatToParts(0)
  return parts.find(({ type }) => type === 'percentSign')?.value ?? '%'
}
