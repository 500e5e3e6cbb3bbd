import { type ComponentType, lazy } from 'react'
import type { Words } from '../locales/words.ts'
import type { Transition } from '../ui/transition.ts'
import type { LateView } from '../views/define-views.ts'
import { firstViews } from '../views/first-views.ts'
import type { Scene } from './scene.ts'

type View = LateView<{ actor: never }>

/** The views that are known, by flow: the first one, and all of them once their map is here. */
let known: Readonly<Record<string, Record<string, View>>> = firstViews

/** The way from one view to the next, once there is a next. */
let transition: Transition | undefined

export const transitionHere = () => transition

/**
 * Fetches the map of all views, and the way from one to the next; at once when they are here. What did not come is
 * fetched anew at the next need.
 */
export async function fetchViews(): Promise<typeof known> {
  const [views, way] = await Promise.all([import('../views/registry.ts'), import('../ui/transition.ts')])
  transition = way.transition
  known = views.registry
  return known
}

/** Fetches parts ahead of need; one that does not come is fetched when it is drawn, and told of then. */
const ahead = (coming: Promise<unknown>) => void coming.catch(() => undefined)

/** Fetches views of a flow ahead of need, all unless one is named, and the words that they speak. */
export function fetchAhead(words: Words, flow: string, view?: string): void {
  ahead(words.fetch())
  const fetch = async () => {
    const { [flow]: views = {} } = await fetchViews()
    for (const [name, each] of Object.entries(views)) if (view === undefined || name === view) ahead(each.fetch())
  }
  ahead(fetch())
}

const Nothing = () => null

/** What draws a view: the component itself where it is here, and until then one that waits for it. */
export function componentOf(
  { flow, view }: Pick<Scene, 'flow' | 'view'>,
  words: Words,
): ComponentType<{ actor: never }> {
  const here = known[flow]?.[view]
  if (here) return here.component(words)
  return lazy(async () => {
    const [views] = await Promise.all([fetchViews(), words.fetch()])
    // The registry's types have made sure that there is one for every view a chart can name.
    const named = views[flow]?.[view]
    await named?.fetch()
    return { default: named?.component(words) ?? Nothing }
  })
}
