import { type ComponentType, lazy } from 'react'
import type { MessageCatalog } from '../../locales/catalog.ts'
import type { Transition } from '../../ui/transition.ts'
import type { LazyView } from '../../views/define-views.ts'
import { firstViews } from '../../views/first-views.ts'
import type { CurrentView } from './current-view.ts'

type View = LazyView<{ actor: never }>

/** The known views by flow: the first view, and all of them once their map has loaded. */
let known: Readonly<Record<string, Record<string, View>>> = firstViews

/** The transition between views, once loaded. */
let transition: Transition | undefined

export const transitionHere = () => transition

/**
 * Loads the map of all views, and the transition between views; resolves at once if they have loaded. After a failure
 * the next call tries again.
 */
export async function loadViews(): Promise<typeof known> {
  if (transition) return known
  const later = await import('./later-views.ts')
  transition = later.transition
  known = later.registry
  return known
}

/** Loads in advance. After a failure it loads again when rendered, and a failure is shown then. */
const ahead = (loading: Promise<unknown>) => void loading.catch(() => undefined)

/** Loads views of a flow and their messages in advance: all of them, or the named one. */
export function loadAhead(catalog: MessageCatalog, flow: string, view?: string): void {
  const load = async () => {
    const { [flow]: views = {} } = await loadViews()
    for (const [name, each] of Object.entries(views)) if (view === undefined || name === view) ahead(each.load(catalog))
  }
  ahead(load())
}

const Nothing = () => null

/** The component of a view: the loaded one, or else a lazy one. */
export function componentOf(
  { flow, view }: Pick<CurrentView, 'flow' | 'view'>,
  catalog: MessageCatalog,
): ComponentType<{ actor: never }> {
  const loaded = known[flow]?.[view]
  if (loaded) return loaded.component(catalog)
  return lazy(async () => {
    const views = await loadViews()
    // The registry's types guarantee a component for every view that a chart can name.
    const named = views[flow]?.[view]
    await named?.load(catalog)
    return { default: named?.component(catalog) ?? Nothing }
  })
}
