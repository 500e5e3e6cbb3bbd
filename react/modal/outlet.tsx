import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useCatalog } from '../../views/text.tsx'
import { ViewBoundary } from '../../views/view-boundary.tsx'
import type { CurrentView } from './current-view.ts'
import { componentOf, loadAhead } from './views.ts'
import { whileShown } from './while-shown.ts'

export interface OutletProps {
  current: CurrentView
  /** Shown while the view's code loads. */
  waiting: ReactNode
  /** Shown in place of a view that crashed. */
  broken: ReactNode
  /** The user is about to act in the view. */
  onApproach?: (() => void) | undefined
}

/** Renders the view that an actor's state names. Key it by the view. */
export function Outlet({ current, waiting, broken, onApproach }: OutletProps) {
  const catalog = useCatalog()
  // Chosen once: a view that suspended for its code must not be remounted when the code has loaded.
  const [Component] = useState(() => componentOf(current, catalog))
  const { owner, view } = current
  const actor = useMemo(() => whileShown(owner, view), [owner, view])
  const approach = () => {
    loadAhead(catalog, current.flow)
    onApproach?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only prefetches code
    <div onPointerOver={approach} onFocus={approach}>
      <ViewBoundary broken={broken}>
        <Suspense fallback={waiting}>
          <Component actor={actor as never} />
        </Suspense>
      </ViewBoundary>
    </div>
  )
}
