import type { UnheededOption } from './unheeded.ts'

/** Warns about an adapter option without effect. If this code fails to load, only the warning is missing. */
export const warnUnheeded = (adapter: string, option: UnheededOption): void =>
  void import('./unheeded.ts').then(({ warnOfUnheeded }) => warnOfUnheeded(adapter, option)).catch(() => undefined)
