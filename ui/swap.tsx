import { Component, createRef, type ReactNode } from 'react'
import type { Coming, Leaving, Transition } from './transition.ts'

export interface SwapProps extends Coming {
  /** A change of the key is a change of scene; other updates are not animated. */
  swapKey: string
  /** The transition between scenes; without it they change at once. */
  transition?: Transition | undefined
  /** The element that scrolls the scene, if any: a new scene starts at the top, a previous one where it was. */
  scroller?: { readonly current: HTMLElement | null } | undefined
  children: ReactNode
}

/**
 * Shows one scene at a time. The old one fades and slides away as a static copy, so that its React tree is unmounted at
 * once. An interrupted scene continues from its current position.
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
    return this.props.transition?.leave(scene, ghosts, scroll) ?? null
  }

  override componentDidUpdate(before: SwapProps, _state: object, leaving: Leaving | null): void {
    if (before.swapKey === this.props.swapKey) return
    const { direction, scroller, swapKey, transition } = this.props
    if (scroller?.current) scroller.current.scrollTop = direction === 'back' ? (this.scrolls.get(swapKey) ?? 0) : 0
    const scene = this.scene.current
    const ghosts = this.ghosts.current
    if (leaving && scene && ghosts) transition?.enter(scene, ghosts, leaving, this.props)
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
