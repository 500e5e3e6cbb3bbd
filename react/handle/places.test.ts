// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { givePlace, onPlace, placeInPage } from './places.ts'

it('uses the place that was given last, as long as it exists [api-embedded-place]', () => {
  const listener = vi.fn()
  const forget = onPlace(listener)
  const [first, second] = [document.createElement('div'), document.createElement('div')]
  expect(placeInPage()).toBeUndefined()
  const leaveFirst = givePlace(first)
  const leaveSecond = givePlace(second)
  expect(placeInPage()).toBe(second)
  leaveSecond()
  leaveSecond()
  expect(placeInPage()).toBe(first)
  leaveFirst()
  expect(placeInPage()).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(5)
  forget()
  givePlace(first)()
  expect(listener).toHaveBeenCalledTimes(5)
})
