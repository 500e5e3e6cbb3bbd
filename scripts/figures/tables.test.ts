import { expect, it } from 'vitest'
import type { MeasuredFigure } from './figure.ts'
import { aboveAim, strangeStages, withMeasured, withSource } from './tables.ts'

const size: MeasuredFigure = { name: 'the page', value: '9.9 kB', aim: 'at most 10 kB', by: 'npm run size' }
const flow: MeasuredFigure = { name: 'kit: with the modal open', value: '0.0, 6.8 kB', aim: '', by: 'npm run size' }
const time: MeasuredFigure = { name: 'seconds', value: 700, aim: 'at most 720 on two cores', by: 'npm test' }
const raising = { name: '… that raise', value: 0, aim: '0' }

const empty = `Before.
<!-- figures: source -->
| figure | now | aim |
|---|---|---|
<!-- /figures: source -->
Between.
<!-- figures: measured -->
| figure | now | aim | measured by |
|---|---|---|---|
<!-- /figures: measured -->
After.
`
const full = withMeasured(withSource(empty, [raising]), [size, flow, time])

it('keeps the text around the tables', () => {
  expect(full).toMatch(/^Before\.\n.*\nBetween\.\n.*\nAfter\.\n$/s)
  expect(full).toContain('| … that raise | 0 | 0 |\n')
  expect(withSource(full, [raising])).toBe(full)
})

it('keeps the figures of a command that was not run here', () => {
  expect(withMeasured(full, [])).toBe(full)
  expect(withMeasured(full, [{ ...size, value: '9.8 kB' }])).toBe(
    full.replace('9.9 kB', '9.8 kB').replace(/\| kit.*\n/, ''),
  )
  expect(withMeasured(full, [{ ...time, value: 650 }])).toBe(full.replace('700', '650'))
})

it('writes the time of the tests once a full run has measured it', () => {
  const before = withMeasured(empty, [size])
  expect(before).not.toContain('seconds')
  expect(withMeasured(before, [time])).toContain('| seconds | 700 | at most 720 on two cores | `npm test` |')
})

it('says which kept figures exceed their limits', () => {
  expect(aboveAim(full)).toEqual([])
  const above = withMeasured(withSource(full, [{ ...raising, value: 1 }]), [{ ...size, value: '10.1 kB' }])
  expect(aboveAim(above)).toEqual([
    '… that raise: 1, and the aim is 0',
    'the page: 10.1 kB, and the aim is at most 10 kB',
  ])
})

it('says if the time of the tests is from other stages', () => {
  const of = (stages: string, value = '700 on 2026-11-23, at 4eb3fe5a') =>
    withMeasured(empty, [size, { ...time, name: `seconds of the tests (${stages})`, value }])
  expect(strangeStages(of('lint 24, unit 159'), ['unit', 'lint'])).toEqual([])
  // A time depends on the machine as well.
  expect(aboveAim(of('lint 24', '721 on 2026-11-23, at 4eb3fe5a'))).toEqual([])
  const message = (names: string) => `The time of the tests is of other stages (${names}): measure a whole run`
  expect(strangeStages(of('lint 24, unit 159'), ['lint', 'apps', 'unit'])).toEqual([message('apps')])
  expect(strangeStages(of('lint 24, unit 159'), ['lint'])).toEqual([message('unit')])
  expect(strangeStages(empty, ['lint'])).toEqual([message('lint')])
})

it('requires its markers', () => {
  expect(() => withMeasured('nothing', [])).toThrow('no markers for measured')
})
