import { localeOf } from '../../locales/languages.ts'
import type { RainbowKitProviderProps } from './provider-types.ts'

/** What a property is taken for, and what to do where a dApp says otherwise. */
interface Unheeded {
  taken: unknown
  advice: string
}

/** The properties that change nothing, or only with another value. */
export const unheeded: Readonly<Partial<Record<keyof RainbowKitProviderProps, Unheeded>>> = {
  coolMode: { taken: false, advice: 'there is none.' },
  avatar: { taken: undefined, advice: 'the account has a picture of its own, or that of its ENS name.' },
  id: { taken: undefined, advice: 'the modal has a root of its own.' },
}

/** A server renders the provider for each request, and a page may do so again. */
const told = new Set<string>()

/** Names to a developer the properties that ask for something in vain, in one warning [api-unheeded]. */
export function warnUnheeded(props: RainbowKitProviderProps): void {
  const wishes = new Map<string, unknown>(Object.entries(props))
  const said = Object.entries(unheeded).flatMap(([name, { taken, advice }]) => {
    const wish = wishes.get(name)
    return wish !== undefined && wish !== taken ? [`- ${name}: ${advice}`] : []
  })
  const lines = said.join('\n')
  if (lines === '' || told.has(lines)) return
  told.add(lines)
  // biome-ignore lint/suspicious/noConsole: bundlers leave it out of what visitors get
  console.warn(`These properties of RainbowKitProvider change nothing in Portico:\n${lines}`)
}

/** Whether the modal speaks a language, which is asked for by its BCP 47 tag. */
export const speaks = (locale: string): boolean => localeOf(locale) !== undefined

/** Names a language that the modal does not speak to a developer, once [api-unheeded]. */
export function warnLocale(locale: string | undefined): void {
  if (!locale || speaks(locale) || told.has(locale)) return
  told.add(locale)
  // biome-ignore lint/suspicious/noConsole: bundlers leave it out of what visitors get
  console.warn(`RainbowKitProvider's locale ${locale} changes nothing in Portico: the modal speaks English instead.`)
}
