import { type ReactNode, Suspense, useState } from 'react'
import type { LateView } from '../views/define-views.ts'
import { registry } from '../views/registry.ts'
import type { Scene } from './scene.ts'
import { ViewBoundary } from './view-boundary.tsx'

type View = LateView<{ actor: never }>

/** A flow's views by name. The registry's types have made sure that there is one for every view a chart can name. */
const viewsOf = (flow: string): Record<string, View> => {
  const flows: Record<string, Record<string, View>> = registry
  return flows[flow] ?? {}
}

/** Fetches views ahead of need; one that does not come is fetched when it is drawn, and told of then. */
const fetchAhead = (views: (View | undefined)[]) => {
  for (const view of views) void view?.fetch().catch(() => undefined)
}

/** Fetches the view that the modal opens with. */
export const fetchFirstView = (connected: boolean): void =>
  fetchAhead([connected ? viewsOf('account').Account : viewsOf('connect').Connect])

const Nothing = () => null

export interface OutletProps {
  scene: Scene
  /** Shown while the view's code is on its way. */
  waiting: ReactNode
  /** Shown in place of a view that broke. */
  broken: ReactNode
}

/** Draws the view that the scene names, for the actor that named it. To be keyed by the scene. */
export function Outlet({ scene, waiting, broken }: OutletProps) {
  // Chosen once: a view that waited for its code must not be thrown away when the code is there.
  const [Component] = useState(() => viewsOf(scene.flow)[scene.view]?.component() ?? Nothing)
  const approach = () => fetchAhead(Object.values(viewsOf(scene.flow)))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens but that code is fetched ahead
    <div onPointerOver={approach} onFocus={approach}>
      <ViewBoundary broken={broken}>
        <Suspense fallback={waiting}>
          <Component actor={scene.owner as never} />
        </Suspense>
      </ViewBoundary>
    </div>
  )
}
