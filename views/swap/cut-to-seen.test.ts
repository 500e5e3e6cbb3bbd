import { expect, it } from 'vitest'
import { cutToSeen } from './cut-to-seen.ts'

it('cuts what follows from other amounts, and never to nothing [swap-costs]', () => {
  const cut = ['2988.020943999', '0.000332112233', '0.0000000029880209', '1', '0', '0.0000009']
  expect(cut.map(cutToSeen)).toEqual(['2988.020943', '0.0003321', '0.000000002988', '1', '0', '0.0000009'])
})
