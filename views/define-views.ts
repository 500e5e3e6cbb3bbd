import { lazy, type ReactNode } from 'react'
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Words } from '../locales/words.ts'
import type { ViewOf } from '../machines/contract.ts'

/** What every view receives: the actor whose state named it. */
export type ViewProps<M extends AnyStateMachine> = { actor: ActorRefFrom<M> }

type View<Props> = (props: Props) => ReactNode

/** A view whose code comes when it is needed, or ahead of need. */
export interface LateView<Props> {
  /** Fetches the code; at once when it is there already. */
  fetch(): Promise<void>
  /** What draws the view: the component itself once code and words are there, and until then one that waits for them. */
  component(words: Words): View<Props>
}

/** A view that comes with the modal and its first words: what a visitor without an account sees first. */
export const firstView = <Props extends object>(view: View<Props>): LateView<Props> => ({
  fetch: async () => undefined,
  component: () => view,
})

/** Puts off a view's code. A fetch that failed is tried anew by the next drawing or fetch. */
export function lateView<Props extends object>(load: () => Promise<{ default: View<Props> }>): LateView<Props> {
  let here: View<Props> | undefined
  const fetch = async () => {
    here ??= (await load()).default
    return { default: here }
  }
  return {
    fetch: async () => void (await fetch()),
    component: (words) =>
      here && words.whole ? here : lazy(async () => (await Promise.all([fetch(), words.fetch()]))[0]),
  }
}

/** A component for each view that a chart can name. */
export type Views<M extends AnyStateMachine> = Record<ViewOf<SnapshotFrom<M>>, LateView<ViewProps<M>>>

/** Names the component of every view a chart can ask for: one missing, or one too many, does not compile. */
export const defineViews = <M extends AnyStateMachine>(views: Views<M>): Views<M> => views
