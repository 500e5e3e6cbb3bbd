/** AppKit options of adapters that have no effect here, each with advice. */
const advice = {
  pendingTransactionsFilter: 'the kit follows the transactions that it has sent, and no others.',
  registerWalletStandard: 'wallets of the Wallet Standard are found without it.',
} as const

export type UnheededOption = keyof typeof advice

const told = new Set<string>()

/** Warns a developer, once, about an adapter option without effect [api-unheeded]. */
export function warnOfUnheeded(adapter: string, option: UnheededOption): void {
  if (told.has(option)) return
  told.add(option)
  // biome-ignore lint/suspicious/noConsole: development only; bundlers drop it from production builds
  console.warn(`${option} of ${adapter} changes nothing in Portico: ${advice[option]}`)
}
