import { type ReactNode, Suspense, useState } from 'react'
import type { Words } from '../locales/words.ts'
import type { LateView } from '../views/define-views.ts'
import { registry } from '../views/registry.ts'
import { useLanguage } from '../views/text.tsx'
import type { Scene } from './scene.ts'
import { ViewBoundary } from './view-boundary.tsx'

type View = LateView<{ actor: never }>

/** A flow's views by name. The registry's types have made sure that there is one for every view a chart can name. */
const viewsOf = (flow: string): Record<string, View> => {
  const flows: Record<string, Record<string, View>> = registry
  return flows[flow] ?? {}
}

/** Fetches parts ahead of need; one that does not come is fetched when it is drawn, and told of then. */
const fetchAhead = (parts: (Pick<View, 'fetch'> | undefined)[]) => {
  for (const part of parts) void part?.fetch().catch(() => undefined)
}

/** Fetches the view that the modal opens with for somebody connected, and its words; those of the others are there. */
export const fetchAccountView = (words: Words): void => fetchAhead([viewsOf('account').Account, words])

const Nothing = () => null

export interface OutletProps {
  scene: Scene
  /** Shown while the view's code is on its way. */
  waiting: ReactNode
  /** Shown in place of a view that broke. */
  broken: ReactNode
  /** Somebody is about to do something in the view. */
  onApproach?: (() => void) | undefined
}

/** Draws the view that the scene names, for the actor that named it. To be keyed by the scene. */
export function Outlet({ scene, waiting, broken, onApproach }: OutletProps) {
  const words = useLanguage()
  // Chosen once: a view that waited for its code must not be thrown away when the code is there.
  const [Component] = useState(() => viewsOf(scene.flow)[scene.view]?.component(words) ?? Nothing)
  const approach = () => {
    fetchAhead([...Object.values(viewsOf(scene.flow)), words])
    onApproach?.()
  }
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
