import { EASE_OUT, mayMove } from './moving.ts'
import { watchPresses } from './presses.ts'
import { type Places, placesOf, travel } from './travel.tsx'

export type Direction = 'forward' | 'back' | 'none'

/** A scene that is about to leave: a static copy of it, and the positions in it. */
export interface Leaving {
  ghost: HTMLElement
  places: Places
  opacity: string
  transform: string
}

/** The options of a scene's entrance. */
export interface Coming {
  direction: Direction
  /** In milliseconds. */
  duration: number
  /** How far scenes slide, in pixels in reading direction. */
  slide: number
}

const signOf: Record<Direction, number> = { forward: 1, back: -1, none: 0 }

/** Removes attributes that must be unique, or would be announced twice, from a static copy. */
function mute(ghost: HTMLElement): HTMLElement {
  for (const element of [ghost, ...ghost.querySelectorAll('*')])
    for (const name of ['id', 'name', 'for', 'role', 'aria-live', 'data-testid', 'data-travel'])
      element.removeAttribute(name)
  return ghost
}

// From the second view on, there are transitions, and the card's height changes with them.
if (globalThis.document) watchPresses(document)

/** The transition between scenes: the old one fades and slides away as a copy, and shared elements travel. */
export const transition = {
  /** Captures a scene before it changes; null if nothing may move. */
  leave(scene: HTMLElement, ghosts: HTMLElement, scroll: number): Leaving | null {
    if (!mayMove(scene)) return null
    const ghost = scene.cloneNode(true)
    if (!(ghost instanceof HTMLElement)) return null
    // Over the new scene, and not interactive.
    Object.assign(ghost.style, {
      position: 'absolute',
      insetBlockStart: `${-scroll}px`,
      insetInline: '0',
      pointerEvents: 'none',
    })
    const { opacity, transform } = getComputedStyle(scene)
    return { ghost, places: placesOf(scene, ghosts), opacity, transform }
  },

  /** Animates the new scene in, from where the old one was interrupted. */
  enter(scene: HTMLElement, ghosts: HTMLElement, leaving: Leaving, { direction, duration, slide }: Coming): void {
    const { ghost, places, opacity, transform } = leaving
    const reading = getComputedStyle(scene).direction === 'rtl' ? -1 : 1
    const shift = slide * reading * signOf[direction]
    travel(scene, ghosts, places, ghost)
    ghosts.prepend(mute(ghost))
    // The old scene has almost disappeared when the new one appears: overlapping texts are unreadable.
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
