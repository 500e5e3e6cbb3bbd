import type { RainbowKitProviderProps } from './provider-types.ts'

/** What to do in the place of each property that changes nothing. */
export const advice: Readonly<Partial<Record<keyof RainbowKitProviderProps, string>>> = {
  modalSize: 'the modal has one size.',
  showRecentTransactions:
    'what is added is told by toasts, and with a project the account shows its activity by itself.',
  coolMode: 'there is none.',
  avatar: 'the account has a picture of its own, or that of its ENS name.',
  id: 'the modal has a root of its own.',
}

/** Names to a developer the properties that change nothing, in one warning [api-unheeded]. */
export function tellUnheeded(props: RainbowKitProviderProps): void {
  const names = new Set(Object.keys(props))
  const said = Object.entries(advice).flatMap(([name, text]) => (names.has(name) ? [`- ${name}: ${text}`] : []))
  if (said.length === 0) return
  // biome-ignore lint/suspicious/noConsole: bundlers leave it out of what visitors get
  console.warn(`These properties of RainbowKitProvider change nothing in Portico:\n${said.join('\n')}`)
}

const toldLocales = new Set<string>()

/** Names a language that the modal does not speak to a developer, once; one is asked for by its BCP 47 tag [api-unheeded]. */
export function tellLocale(locale: string | undefined): void {
  if (!locale || /^en(?:[-_]|$)/i.test(locale) || toldLocales.has(locale)) return
  toldLocales.add(locale)
  // biome-ignore lint/suspicious/noConsole: bundlers leave it out of what visitors get
  console.warn(`RainbowKitProvider's locale ${locale} changes nothing in Portico: the modal speaks English.`)
}
