import type { UnheededOption } from './unheeded.ts'

/** Names an option of an adapter that asks for something in vain; without its code there is no warning, and nothing else is missing. */
export const warnUnheeded = (adapter: string, option: UnheededOption): void =>
  void import('./unheeded.ts').then(({ warnOfUnheeded }) => warnOfUnheeded(adapter, option)).catch(() => undefined)
