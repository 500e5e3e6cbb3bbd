import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useCatalog } from '../../views/text.tsx'
import { ViewBoundary } from '../../views/view-boundary.tsx'
import type { CurrentView } from './current-view.ts'
import { componentOf, loadAhead } from './views.ts'
import { whileShown } from './while-shown.ts'

export interface OutletProps {
  current: CurrentView
  /** Shown while the view's code is on its way. */
  waiting: ReactNode
  /** Shown in place of a view that broke. */
  broken: ReactNode
  /** The user is about to do something in the view. */
  onApproach?: (() => void) | undefined
}

/** Draws the view that a state names, for the actor whose state it is. To be keyed by the view. */
export function Outlet({ current, waiting, broken, onApproach }: OutletProps) {
  const catalog = useCatalog()
  // Chosen once: a view that waited for its code must not be thrown away when the code is there.
  const [Component] = useState(() => componentOf(current, catalog))
  const { owner, view } = current
  const actor = useMemo(() => whileShown(owner, view), [owner, view])
  const approach = () => {
    loadAhead(catalog, current.flow)
    onApproach?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens but that code is fetched ahead
    <div onPointerOver={approach} onFocus={approach}>
      <ViewBoundary broken={broken}>
        <Suspense fallback={waiting}>
          <Component actor={actor as never} />
        </Suspense>
      </ViewBoundary>
    </div>
  )
}
