import { afterEach, expect, it, vi } from 'vitest'
import { numberLanguage } from './number-language.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  [['de-AT', 'en'], 'de-AT'],
  [['xx', 'fr'], 'fr'],
  [['en-US@posix', 'fr'], 'en'],
])('for the languages %j, numbers are written as in %s [send-number]', (languages, expected) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  expect(numberLanguage()).toBe(expected)
})
