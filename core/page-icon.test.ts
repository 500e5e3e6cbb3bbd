// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { pageIcon } from './page-icon.ts'

afterEach(() => document.head.replaceChildren())

it('a page is shown with the icon that it names, or without one [signin-opens]', () => {
  expect(pageIcon()).toBeUndefined()
  document.head.innerHTML = '<link rel="stylesheet" href="/style.css"><link rel="shortcut icon" href="/own.svg">'
  expect(pageIcon()).toBe('http://localhost:3000/own.svg')
})
