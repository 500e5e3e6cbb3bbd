import { expect, it } from 'vitest'
import { cutToSeen } from './cut-to-seen.ts'

it('cuts derived amounts to six digits, and never to zero [swap-costs]', () => {
  const cut = ['2988.020943999', '1234567.89', '1.23456789', '0.332112233', '0.000332112233', '0.0000000029880209']
  expect(cut.map(cutToSeen)).toEqual(['2988.02', '1234567', '1.23456', '0.332112', '0.0003321', '0.000000002988'])
  expect(['1', '0', '0.0000009'].map(cutToSeen)).toEqual(['1', '0', '0.0000009'])
})
