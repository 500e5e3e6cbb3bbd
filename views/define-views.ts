import type { ComponentType, LazyExoticComponent } from 'react'
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { ViewOf } from '../machines/contract.ts'

/** What every view receives: the actor whose state named it. */
export type ViewProps<M extends AnyStateMachine> = { actor: ActorRefFrom<M> }

/** A component for each view that a chart can name. */
export type Views<M extends AnyStateMachine> = Record<
  ViewOf<SnapshotFrom<M>>,
  LazyExoticComponent<ComponentType<ViewProps<M>>>
>

/** Names the component of every view a chart can ask for: one missing, or one too many, does not compile. */
export const defineViews = <M extends AnyStateMachine>(views: Views<M>): Views<M> => views
