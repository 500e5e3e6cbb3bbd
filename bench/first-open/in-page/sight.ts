import { isWithin, parentOf } from './tree.ts'

/** An element's box on screen, if it is visible. */
export function boxOf(element: Element): DOMRect | undefined {
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return undefined
  const box = element.getBoundingClientRect()
  const isSeen =
    box.width > 0 &&
    box.height > 0 &&
    box.bottom > 0 &&
    box.right > 0 &&
    box.top < window.innerHeight &&
    box.left < window.innerWidth
  return isSeen ? box : undefined
}

/** The centre of a box. */
export const centreOf = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2]

/** Whether a click at an element's centre hits it. */
export function isHit(element: Element): boolean {
  const [x, y] = centreOf(element.getBoundingClientRect())
  let at = document.elementFromPoint(x, y)
  while (at?.shadowRoot) {
    const inner = at.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === at) break
    at = inner
  }
  return at !== null && (isWithin(at, element) || isWithin(element, at))
}

const fadesIn = (animation: Animation): boolean =>
  animation.playState === 'running' &&
  animation.effect instanceof KeyframeEffect &&
  animation.effect.getKeyframes().some(({ opacity }) => Number(opacity) > 0)

/**
 * An element's effective opacity. A fade counts from its first frame: the compositor advances it while the main thread
 * still reads 0.
 */
export function opacityOf(element: Element): number {
  let opacity = 1
  for (let at: Element | null = element; at && opacity > 0; at = parentOf(at)) {
    const own = Number(getComputedStyle(at).opacity)
    opacity *= own > 0 ? own : at.getAnimations().some(fadesIn) ? 0.01 : 0
  }
  return opacity
}
