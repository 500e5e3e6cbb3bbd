import { EASE_OUT, mayMove } from './moving.ts'
import { watchPresses } from './presses.ts'
import { type Places, placesOf, travel } from './travel.tsx'

export type Direction = 'forward' | 'back' | 'none'

/** A scene that is about to give way: a lifeless copy of it, and where it stood. */
export interface Leaving {
  ghost: HTMLElement
  places: Places
  opacity: string
  transform: string
}

/** How a scene enters. */
export interface Coming {
  direction: Direction
  /** Milliseconds. */
  duration: number
  /** How far scenes slide, in pixels along the reading direction. */
  slide: number
}

const signOf: Record<Direction, number> = { forward: 1, back: -1, none: 0 }

/** Strips what must be unique or would be announced twice from a copy that is only looked at. */
function mute(ghost: HTMLElement): HTMLElement {
  for (const element of [ghost, ...ghost.querySelectorAll('*')])
    for (const name of ['id', 'name', 'for', 'role', 'aria-live', 'data-testid', 'data-travel'])
      element.removeAttribute(name)
  return ghost
}

// From the second view on, views give way to each other, and the card's height changes with them.
if (globalThis.document) watchPresses(document)

/** The way from one scene to the next: the old one fades and slides away as a copy, what both have flies across. */
export const transition = {
  /** Takes leave of a scene before it changes; null where nothing may move. */
  leave(scene: HTMLElement, ghosts: HTMLElement, scroll: number): Leaving | null {
    if (!mayMove(scene)) return null
    const ghost = scene.cloneNode(true)
    if (!(ghost instanceof HTMLElement)) return null
    // Over the new scene, and no more to be met than a picture of it.
    Object.assign(ghost.style, {
      position: 'absolute',
      insetBlockStart: `${-scroll}px`,
      insetInline: '0',
      pointerEvents: 'none',
    })
    const { opacity, transform } = getComputedStyle(scene)
    return { ghost, places: placesOf(scene, ghosts), opacity, transform }
  },

  /** Brings in the new scene, from where the old one was interrupted. */
  enter(scene: HTMLElement, ghosts: HTMLElement, leaving: Leaving, { direction, duration, slide }: Coming): void {
    const { ghost, places, opacity, transform } = leaving
    const reading = getComputedStyle(scene).direction === 'rtl' ? -1 : 1
    const shift = slide * reading * signOf[direction]
    travel(scene, ghosts, places, ghost)
    ghosts.prepend(mute(ghost))
    // The old one has almost gone when the new one appears: two texts on each other can't be read.
    ghost.animate(
      [
        { opacity, transform },
        { opacity: 0, transform: `translateX(${-shift / 2}px) scale(0.98)` },
      ],
      { duration: duration * 0.45, easing: 'ease-in', fill: 'forwards' },
    ).onfinish = () => ghost.remove()
    scene.animate(
      [
        { opacity: 0, transform: `translateX(${shift}px)` },
        { opacity: 1, transform: 'none' },
      ],
      { duration: duration * 0.8, delay: duration * 0.2, easing: EASE_OUT, fill: 'backwards' },
    )
  },
}

export type Transition = typeof transition
