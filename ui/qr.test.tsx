// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { encode } from 'uqr'
import { afterEach, expect, it } from 'vitest'
import { QrCode } from './qr.tsx'
import { qrShape } from './qr-shape.ts'

afterEach(cleanup)

const text = `wc:${'7f'.repeat(32)}@2?expiryTimestamp=1767225840&relay-protocol=irn&symKey=${'58'.repeat(32)}`

/** The modules that the strokes of a drawing cover, without the finder patterns. */
function inked({ path, size }: ReturnType<typeof qrShape>): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, left, top, direction, length] of path.matchAll(/M([\d.]+) ([\d.]+)([hv])([\d.]+)/g))
    for (let step = 0; step <= Math.floor(Number(length)); step += 1) {
      const [x, y] = [Math.floor(Number(left)), Math.floor(Number(top))]
      const row = grid[direction === 'v' ? y + step : y]
      if (row) row[direction === 'h' ? x + step : x] = true
    }
  return grid
}

const isInEye = (x: number, y: number, size: number) => (x < 7 && (y < 7 || y >= size - 7)) || (x >= size - 7 && y < 7)

it('draws every dark module and no light one, except behind the eyes and the picture', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 300 }), fc.boolean(), (said, hasPicture) => {
      const shape = qrShape(said, hasPicture)
      const { data, size } = encode(said, { ecc: hasPicture ? 'Q' : 'M', border: 0 })
      const drawn = inked(shape)
      const isFree = (x: number, y: number) =>
        isInEye(x, y, size) || Math.max(Math.abs(x - (size - 1) / 2), Math.abs(y - (size - 1) / 2)) < shape.hole / 2
      for (const [y, row] of data.entries())
        for (const [x, dark] of row.entries()) expect(drawn[y]?.[x]).toBe(dark && !isFree(x, y))
    }),
    { numRuns: 40 },
  )
})

it('lets the picture cover less than half of what the error correction can restore', () => {
  const { hole, size } = qrShape(text, true)
  expect((hole / size) ** 2).toBeLessThan(0.125)
  expect(qrShape(text, false).hole).toBe(0)
})

it('has a label, and its test id only once there is a code to scan', async () => {
  const plate = (value?: string) => (
    <QrCode value={value} label={value ? 'Scan me' : 'On its way'} logo={<b>logo</b>} testId="wui-qr-code" />
  )
  const { rerender } = render(plate())
  const before = screen.getByRole('img', { name: 'On its way' })
  expect(before.getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByTestId('wui-qr-code')).toBeNull()
  rerender(plate(text))
  expect(screen.getByTestId('wui-qr-code')).toBe(before)
  expect(await screen.findByText('logo')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Scan me' })).toBe(before)
})
