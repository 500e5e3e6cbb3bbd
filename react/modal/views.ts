import { type ComponentType, lazy } from 'react'
import type { MessageCatalog } from '../../locales/catalog.ts'
import type { Transition } from '../../ui/transition.ts'
import type { LazyView } from '../../views/define-views.ts'
import { firstViews } from '../../views/first-views.ts'
import type { CurrentView } from './current-view.ts'

type View = LazyView<{ actor: never }>

/** The views that are known, by flow: the first one, and all of them once their map is here. */
let known: Readonly<Record<string, Record<string, View>>> = firstViews

/** How one view gives way to the next, once there is a next. */
let transition: Transition | undefined

export const transitionHere = () => transition

/**
 * Loads the map of all views, and the transition from one to the next; at once when they are here. What failed to load
 * is tried again at the next need.
 */
export async function loadViews(): Promise<typeof known> {
  if (transition) return known
  const later = await import('./later-views.ts')
  transition = later.transition
  known = later.registry
  return known
}

/** Loads ahead of need; what fails is loaded when it is drawn, and its failure shown then. */
const ahead = (loading: Promise<unknown>) => void loading.catch(() => undefined)

/** Loads views of a flow and their messages ahead of need: all of them, unless one is named. */
export function loadAhead(catalog: MessageCatalog, flow: string, view?: string): void {
  const load = async () => {
    const { [flow]: views = {} } = await loadViews()
    for (const [name, each] of Object.entries(views)) if (view === undefined || name === view) ahead(each.load(catalog))
  }
  ahead(load())
}

const Nothing = () => null

/** What draws a view: the component itself where it is here, and until then one that waits for it. */
export function componentOf(
  { flow, view }: Pick<CurrentView, 'flow' | 'view'>,
  catalog: MessageCatalog,
): ComponentType<{ actor: never }> {
  const loaded = known[flow]?.[view]
  if (loaded) return loaded.component(catalog)
  return lazy(async () => {
    const views = await loadViews()
    // The registry's types have made sure that there is one for every view a chart can name.
    const named = views[flow]?.[view]
    await named?.load(catalog)
    return { default: named?.component(catalog) ?? Nothing }
  })
}
