// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { begunLogin, markLogin } from './begun-login.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('remembers across a reload that a login has begun, in this tab only, until its outcome is known [embedded-half-done]', () => {
  expect(begunLogin()).toBe(undefined)
  markLogin('begun')
  expect(begunLogin()).toBe('begun')
  markLogin('proved')
  expect(begunLogin()).toBe('proved')
  expect(localStorage).toHaveLength(0)
  markLogin(undefined)
  markLogin(undefined)
  expect(begunLogin()).toBe(undefined)
  expect(sessionStorage).toHaveLength(0)
})

it('knows of no login if nothing can be stored [embedded-half-done]', () => {
  vi.stubGlobal('sessionStorage', undefined)
  markLogin('begun')
  expect(begunLogin()).toBe(undefined)
  markLogin(undefined)
})
