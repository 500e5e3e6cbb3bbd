// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { isLoginBegun, markLogin } from './begun-login.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('remembers for a reload that a login has begun, in this tab alone, until its end is known [embedded-half-done]', () => {
  expect(isLoginBegun()).toBe(false)
  markLogin(true)
  markLogin(true)
  expect(isLoginBegun()).toBe(true)
  expect(localStorage).toHaveLength(0)
  markLogin(false)
  markLogin(false)
  expect(isLoginBegun()).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

it('knows of no login where nothing can be kept [embedded-half-done]', () => {
  vi.stubGlobal('sessionStorage', undefined)
  markLogin(true)
  expect(isLoginBegun()).toBe(false)
  markLogin(false)
})
