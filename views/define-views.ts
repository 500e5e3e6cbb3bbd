import { lazy, type ReactNode } from 'react'
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { ViewOf } from '../machines/contract.ts'

/** What every view receives: the actor whose state named it. */
export type ViewProps<M extends AnyStateMachine> = { actor: ActorRefFrom<M> }

type View<Props> = (props: Props) => ReactNode

/** A view whose code comes when it is needed, or ahead of need. */
export interface LateView<Props> {
  /** Fetches the code; at once when it is there already. */
  fetch(): Promise<void>
  /** What draws the view: the component itself once it is there, and until then one that waits for it. */
  component(): View<Props>
}

/** A view that comes with the modal: the one that a visitor without an account sees first. */
export const firstView = <Props extends object>(view: View<Props>): LateView<Props> => ({
  fetch: async () => undefined,
  component: () => view,
})

/** Puts off a view's code. A fetch that failed is tried anew by the next drawing or fetch. */
export function lateView<Props extends object>(load: () => Promise<{ default: View<Props> }>): LateView<Props> {
  let here: View<Props> | undefined
  let waiting: View<Props> | undefined
  const fetch = async () => {
    here ??= (await load()).default
    return { default: here }
  }
  const wait = () =>
    lazy(async () => {
      try {
        return await fetch()
      } catch (cause) {
        waiting = undefined
        throw cause
      }
    })
  return {
    fetch: async () => void (await fetch()),
    component: () => {
      if (here) return here
      waiting ??= wait()
      return waiting
    },
  }
}

/** A component for each view that a chart can name. */
export type Views<M extends AnyStateMachine> = Record<ViewOf<SnapshotFrom<M>>, LateView<ViewProps<M>>>

/** Names the component of every view a chart can ask for: one missing, or one too many, does not compile. */
export const defineViews = <M extends AnyStateMachine>(views: Views<M>): Views<M> => views
