import { lazy, type ReactNode } from 'react'
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { ViewOf } from '../core/state-meta.ts'
import type { MessageCatalog } from '../locales/catalog.ts'
import type { LoadMessages } from '../locales/messages.ts'

/** The props of every view: the actor whose state named it. */
export type ViewProps<M extends AnyStateMachine> = { actor: ActorRefFrom<M> }

type View<Props> = (props: Props) => ReactNode

/** A view whose code and messages load when needed, or in advance. */
export interface LazyView<Props, Load extends LoadMessages = LoadMessages> {
  /** The messages that the view needs. */
  readonly messages: Load
  /** Loads code and messages; resolves at once if they have loaded. */
  load(catalog: MessageCatalog): Promise<void>
  /** The component: the loaded one once code and messages are available, else one that suspends for them. */
  component(catalog: MessageCatalog): View<Props>
}

/** A view that loads with the modal and its messages: the first view of a user without an account. */
export const firstView = <Props extends object, Load extends LoadMessages>(
  view: View<Props>,
  messages: Load,
): LazyView<Props, Load> => ({
  messages,
  load: (catalog) => catalog.load(messages),
  component: () => view,
})

/** A view that loads on demand, together with its messages. After a failure, the next load tries again. */
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
