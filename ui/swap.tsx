import { Component, createRef, type ReactNode } from 'react'
import { EASE_OUT, mayMove } from './motion.ts'
import { type Places, placesOf, travel } from './travel.tsx'

export type Direction = 'forward' | 'back' | 'none'

export interface SwapProps {
  /** A change of the key is a change of scene; other updates are not animated. */
  swapKey: string
  direction: Direction
  /** Milliseconds. */
  duration: number
  /** How far scenes slide, in pixels along the reading direction. */
  slide: number
  /** The element that scrolls the scene, if any: it starts each new scene at its start, and a former one where it was. */
  scroller?: { readonly current: HTMLElement | null } | undefined
  children: ReactNode
}

interface Leaving {
  ghost: HTMLElement
  places: Places
  opacity: string
  transform: string
}

const signOf: Record<Direction, number> = { forward: 1, back: -1, none: 0 }

/** Strips what must be unique or would be announced twice from a copy that is only looked at. */
function mute(ghost: HTMLElement): HTMLElement {
  for (const element of [ghost, ...ghost.querySelectorAll('*')])
    for (const name of ['id', 'name', 'for', 'role', 'aria-live', 'data-testid', 'data-travel'])
      element.removeAttribute(name)
  return ghost
}

/**
 * Shows one scene at a time; the old one fades and slides away as a lifeless copy, so no React tree outlives its turn.
 * Interrupted, each scene goes on from where it is.
 */
export class Swap extends Component<SwapProps, object, Leaving | null> {
  private readonly scene = createRef<HTMLDivElement>()
  private readonly ghosts = createRef<HTMLDivElement>()
  private readonly scrolls = new Map<string, number>()

  override getSnapshotBeforeUpdate(before: SwapProps): Leaving | null {
    const scene = this.scene.current
    const ghosts = this.ghosts.current
    if (before.swapKey === this.props.swapKey || !scene || !ghosts) return null
    const scroll = this.props.scroller?.current?.scrollTop ?? 0
    this.scrolls.set(before.swapKey, scroll)
    if (!mayMove(scene)) return null
    const copy = scene.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return null
    copy.style.insetBlockStart = `${-scroll}px`
    const { opacity, transform } = getComputedStyle(scene)
    return { ghost: copy, places: placesOf(scene, ghosts), opacity, transform }
  }

  override componentDidUpdate(before: SwapProps, _state: object, leaving: Leaving | null): void {
    if (before.swapKey === this.props.swapKey) return
    const { direction, scroller, swapKey } = this.props
    if (scroller?.current) scroller.current.scrollTop = direction === 'back' ? (this.scrolls.get(swapKey) ?? 0) : 0
    const scene = this.scene.current
    const ghosts = this.ghosts.current
    if (leaving && scene && ghosts) this.play(scene, ghosts, leaving)
  }

  private play(scene: HTMLElement, ghosts: HTMLElement, { ghost, places, opacity, transform }: Leaving): void {
    const { direction, duration, slide } = this.props
    const reading = getComputedStyle(scene).direction === 'rtl' ? -1 : 1
    const shift = slide * reading * signOf[direction]
    const timing = { duration, easing: EASE_OUT }
    for (const animation of scene.getAnimations()) animation.cancel()
    travel(scene, ghosts, places, ghost)
    ghosts.prepend(mute(ghost))
    ghost.animate(
      [
        { opacity, transform },
        { opacity: 0, transform: `translateX(${-shift}px)` },
      ],
      timing,
    ).onfinish = () => ghost.remove()
    scene.animate(
      [
        { opacity: 0, transform: `translateX(${shift}px)` },
        { opacity: 1, transform: 'none' },
      ],
      timing,
    )
  }

  override render(): ReactNode {
    return (
      <div className="swap">
        <div ref={this.scene} key={this.props.swapKey} className="scene">
          {this.props.children}
        </div>
        <div ref={this.ghosts} className="ghosts" aria-hidden="true" />
      </div>
    )
  }
}
