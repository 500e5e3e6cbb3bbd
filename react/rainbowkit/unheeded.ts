import { localeOf } from '../../locales/languages.ts'
import type { RainbowKitProviderProps } from './provider-types.ts'

/** The value that a prop effectively has, and the advice for a dApp that sets another. */
interface Unheeded {
  taken: unknown
  advice: string
}

/** The props that have no effect, or only with another value. */
export const unheeded: Readonly<Partial<Record<keyof RainbowKitProviderProps, Unheeded>>> = {
  coolMode: { taken: false, advice: 'there is none.' },
  avatar: { taken: undefined, advice: 'the account has a picture of its own, or that of its ENS name.' },
  id: { taken: undefined, advice: 'the modal has a root of its own.' },
}

/** A server renders the provider for each request, and a page may render it again. */
const told = new Set<string>()

/** Lists all props without effect in one warning to the developer [api-unheeded]. */
export function warnUnheeded(props: RainbowKitProviderProps): void {
  const wishes = new Map<string, unknown>(Object.entries(props))
  const said = Object.entries(unheeded).flatMap(([name, { taken, advice }]) => {
    const wish = wishes.get(name)
    return wish !== undefined && wish !== taken ? [`- ${name}: ${advice}`] : []
  })
  const lines = said.join('\n')
  if (lines === '' || told.has(lines)) return
  told.add(lines)
  // biome-ignore lint/suspicious/noConsole: development only; bundlers drop it from production builds
  console.warn(`These properties of RainbowKitProvider change nothing in Portico:\n${lines}`)
}

/** Whether the modal has a language, given as a BCP 47 tag. */
export const speaks = (locale: string): boolean => localeOf(locale) !== undefined

/** Warns a developer, once, about a language that the modal does not have [api-unheeded]. */
export function warnLocale(locale: string | undefined): void {
  if (!locale || speaks(locale) || told.has(locale)) return
  told.add(locale)
  // biome-ignore lint/suspicious/noConsole: development only; bundlers drop it from production builds
  console.warn(`RainbowKitProvider's locale ${locale} changes nothing in Portico: the modal speaks English instead.`)
}
