/** What users of AppKit know of an adapter and what changes nothing here, with what to do. */
const advice = {
  pendingTransactionsFilter: 'the kit follows the transactions that it has sent, and no others.',
  registerWalletStandard: 'wallets of the Wallet Standard are found without it.',
} as const

export type UnheededOption = keyof typeof advice

const told = new Set<string>()

/** Names to a developer, once, an option of an adapter that asks for something in vain [api-unheeded]. */
export function warnOfUnheeded(adapter: string, option: UnheededOption): void {
  if (told.has(option)) return
  told.add(option)
  // biome-ignore lint/suspicious/noConsole: bundlers leave it out of what visitors get
  console.warn(`${option} of ${adapter} changes nothing in Portico: ${advice[option]}`)
}
