import { expect, it } from 'vitest'
import { translated } from '../locales/languages.ts'
import { languages } from './languages.ts'

it('offers each language that the modal speaks', () => {
  expect(languages).toEqual(['en', ...translated])
})
