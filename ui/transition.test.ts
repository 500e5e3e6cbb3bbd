// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { VIEW_MS } from './motion.ts'
import { transition } from './transition.ts'

/** The recorded animations, with start and end in milliseconds. */
const animated: { element: Element; from: number; to: number }[] = []

it('hides the old view before the new one can be read, so that no two texts overlap [look-motion]', () => {
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value(this: Element, _: unknown, { delay = 0, duration }: { delay?: number; duration: number }) {
      animated.push({ element: this, from: delay, to: delay + duration })
      return { onfinish: null }
    },
  })
  const [scene, ghosts] = [document.createElement('div'), document.createElement('div')]
  document.body.append(scene, ghosts)
  const leaving = transition.leave(scene, ghosts, 0)
  if (!leaving) throw new Error('Nothing moves here')
  transition.enter(scene, ghosts, leaving, { direction: 'forward', duration: VIEW_MS, slide: 20 })
  const timesOf = (element: Element) => animated.find((each) => each.element === element)
  const [old, next] = [timesOf(leaving.ghost), timesOf(scene)]
  expect(old?.from).toBe(0)
  expect(old?.to).toBeLessThanOrEqual(70)
  expect(next?.from).toBeGreaterThanOrEqual(30)
  expect(next?.to).toBe(VIEW_MS)
})

it('handles a synthetic press in a page whose elements do not support pointer capture [look-press]', () => {
  const failed: unknown[] = []
  window.addEventListener('error', ({ error }) => failed.push(error))
  document.body.innerHTML = '<dialog><div class="frame"><button>Back</button></div></dialog>'
  document.querySelector('button')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, composed: true }))
  expect(failed).toEqual([])
})
