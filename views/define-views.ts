import { lazy, type ReactNode } from 'react'
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { ViewOf } from '../core/state-meta.ts'
import type { MessageCatalog } from '../locales/catalog.ts'
import type { LoadMessages } from '../locales/messages.ts'

/** What every view receives: the actor whose state named it. */
export type ViewProps<M extends AnyStateMachine> = { actor: ActorRefFrom<M> }

type View<Props> = (props: Props) => ReactNode

/** A view whose code and messages load when they are needed, or ahead of need. */
export interface LazyView<Props, Load extends LoadMessages = LoadMessages> {
  /** The messages that the view needs. */
  readonly messages: Load
  /** Loads code and messages; at once when they are here already. */
  load(catalog: MessageCatalog): Promise<void>
  /** What draws the view: the component itself once code and messages are here, until then one that waits for them. */
  component(catalog: MessageCatalog): View<Props>
}

/** A view that loads with the modal and its messages: what a user without an account sees first. */
export const firstView = <Props extends object, Load extends LoadMessages>(
  view: View<Props>,
  messages: Load,
): LazyView<Props, Load> => ({
  messages,
  load: (catalog) => catalog.load(messages),
  component: () => view,
})

/** A view that loads on demand, and its messages with it. A load that failed is tried again by the next one. */
export function lazyView<Props extends object, Load extends LoadMessages>(
  loadCode: () => Promise<{ default: View<Props> }>,
  messages: Load,
): LazyView<Props, Load> {
  let loaded: View<Props> | undefined
  const load = async (catalog: MessageCatalog) => {
    const [view] = await Promise.all([loaded ?? loadCode().then((code) => code.default), catalog.load(messages)])
    loaded = view
    return { default: view }
  }
  return {
    messages,
    load: async (catalog) => void (await load(catalog)),
    component: (catalog) => (loaded && catalog.has(messages) ? loaded : lazy(() => load(catalog))),
  }
}

/** A component for each view that a chart can name. */
export type Views<M extends AnyStateMachine> = Record<ViewOf<SnapshotFrom<M>>, LazyView<ViewProps<M>>>
