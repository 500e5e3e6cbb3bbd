import { inDevelopment } from '../../core/in-development.ts'

const told = new Set<string>()

/** Warns a developer, once per message [api-unheeded]. */
export function warnOnce(message: string): void {
  if (told.has(message)) return
  told.add(message)
  // biome-ignore lint/suspicious/noConsole: development only; bundlers drop it from production builds
  inDevelopment(() => console.warn(message))
}
