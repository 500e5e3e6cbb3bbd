// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { lockScroll } from './scroll-lock.ts'

const root = document.documentElement
const overflow = () => root.style.overflow

afterEach(() => root.removeAttribute('style'))

test('the page scrolls again only when the last lock is released, and releases count once', () => {
  const first = lockScroll(document)
  const second = lockScroll(document)
  first()
  first()
  expect(overflow()).toBe('hidden')
  second()
  expect(overflow()).toBe('')
})

test.each([
  'overflow: scroll;',
  'overflow: scroll !important;',
  'overflow: hidden;',
  'overflow: var(--page);',
  'overflow-y: scroll; padding-right: 10px;',
  'padding-right: 10px !important;',
])('a page with %s gets that back, however many locks there were', (style) => {
  root.setAttribute('style', style)
  const [first, second] = [lockScroll(document), lockScroll(document)]
  expect(overflow()).toBe('hidden')
  first()
  second()
  expect(root.getAttribute('style')).toBe(style)
})

test('a page’s own lock that ended meanwhile is not restored', () => {
  root.style.overflow = 'hidden'
  const unlock = lockScroll(document)
  root.style.overflow = ''
  unlock()
  expect(overflow()).toBe('')
})

test('other changes that the page made meanwhile stay', () => {
  const unlock = lockScroll(document)
  root.style.colorScheme = 'dark'
  unlock()
  expect(root.getAttribute('style')).toBe('color-scheme: dark;')
})
