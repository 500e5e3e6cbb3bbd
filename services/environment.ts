import type { SocialProvider } from '../core/features.ts'

/** Whether the user is on a phone or tablet. */
export const isMobile = (): boolean =>
  globalThis.matchMedia?.('(pointer: coarse)').matches ||
  /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/i.test(navigator.userAgent)

export const isTelegram = (page: object): boolean =>
  ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'].some((name) => Reflect.get(page, name))

export const isIos = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

/** The providers whose login does not work in Telegram, by operating system [social-telegram]. */
export function closedProviders(
  page: object = window,
  system: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator,
): readonly SocialProvider[] {
  if (!isTelegram(page)) return []
  if (isIos(system)) return ['google']
  if (/Android/.test(system.userAgent)) return ['facebook', 'x']
  return /Macintosh/.test(system.userAgent) ? ['x'] : []
}
