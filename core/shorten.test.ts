import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shorten } from './shorten.ts'

describe('shortening an address', () => {
  it('keeps its start and its end', () => {
    expect(shorten('0x52908400098527886E0F7030069857D2E4169EE7')).toBe('0x5290…9EE7')
  })

  it('shows no end if none is requested', () => {
    expect(shorten('0x52908400098527886E0F7030069857D2E4169EE7', 6, 0)).toBe('0x5290…')
  })

  it('returns a text unchanged that it would not make shorter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 11 }), (text) => {
        expect(shorten(text)).toBe(text)
      }),
    )
  })

  it('never makes a text longer', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(shorten(text).length).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
