import { expect, it } from 'vitest'
import dialog from './dialog.css?inline'
import frame from './frame.css?inline'
import { HEADER_MS, VIEW_MS } from './motion.ts'

it('takes 120 ms for the header, and 150 ms each for the height and the view [look-motion]', () => {
  expect([HEADER_MS, VIEW_MS]).toEqual([120, 150])
  expect(frame).toContain('transition: block-size 0.15s')
})

it('is 360 px wide', () => {
  expect(dialog).toContain('inline-size: 360px')
})
