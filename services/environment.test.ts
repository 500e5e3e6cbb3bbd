import { expect, it } from 'vitest'
import { closedProviders } from './environment.ts'

const systems = {
  iPhone: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 },
  iPad: { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 5 },
  mac: { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 0 },
  android: { userAgent: 'Mozilla/5.0 (Linux; Android 15)', maxTouchPoints: 5 },
  windows: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', maxTouchPoints: 0 },
}

it('knows which logins do not work in Telegram [social-telegram]', () => {
  const closed = (page: object) =>
    Object.fromEntries(Object.entries(systems).map(([name, system]) => [name, closedProviders(page, system)]))
  expect(closed({ TelegramWebviewProxy: {} })).toEqual({
    iPhone: ['google'],
    iPad: ['google'],
    mac: ['x'],
    android: ['facebook', 'x'],
    windows: [],
  })
  expect(Object.values(closed({})).flat()).toEqual([])
})
