import { expect, it } from 'vitest'
import { messages as notices } from '../../locales/notices.en.ts'
import { messages } from './messages.en.ts'

it('has the same texts as the toasts with the same codes: both are in one catalog [swap-end]', () => {
  const words: Record<string, string> = { ...notices }
  expect(Object.entries(messages).filter(([code, text]) => code in words && words[code] !== text)).toEqual([])
})
