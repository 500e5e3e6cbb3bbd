import { expect, it } from 'vitest'
import { messages as notices } from '../../locales/notices.en.ts'
import { messages } from './messages.en.ts'

it('says nothing else than toasts do by the same code: both are in one catalog [swap-end]', () => {
  const words: Record<string, string> = { ...notices }
  expect(Object.entries(messages).filter(([code, text]) => code in words && words[code] !== text)).toEqual([])
})
