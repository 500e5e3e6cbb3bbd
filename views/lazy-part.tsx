import { type ReactNode, Suspense, useState } from 'react'
import type { LazyView } from './define-views.ts'
import { useCatalog } from './text.tsx'
import { ViewBoundary } from './view-boundary.tsx'

interface LazyPartProps<Props> {
  part: LazyView<Props>
  props: Props
  /** Shown until the part has loaded. */
  fallback?: ReactNode
  /** Shown if the part failed to load; nothing by default. */
  broken?: ReactNode
}

/** A part that loads later than its surroundings. After a failure, it is requested again at the next mount. */
export function LazyPart<Props extends object>({ part, props, fallback = null, broken = null }: LazyPartProps<Props>) {
  const catalog = useCatalog()
  // Kept in state: a part that suspended must not be remounted when it has loaded.
  const [Component] = useState(() => part.component(catalog))
  return (
    <ViewBoundary broken={broken}>
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    </ViewBoundary>
  )
}
