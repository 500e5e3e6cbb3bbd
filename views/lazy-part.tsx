import { type ReactNode, Suspense, useState } from 'react'
import type { LazyView } from './define-views.ts'
import { useCatalog } from './text.tsx'
import { ViewBoundary } from './view-boundary.tsx'

interface LazyPartProps<Props> {
  part: LazyView<Props>
  props: Props
  /** Stands in its place until it is loaded. */
  fallback?: ReactNode
  /** Stands there where it did not load; nothing does, unless given. */
  broken?: ReactNode
}

/** A part that loads later than what is around it. One that does not load is requested again when it is next mounted. */
export function LazyPart<Props extends object>({ part, props, fallback = null, broken = null }: LazyPartProps<Props>) {
  const catalog = useCatalog()
  // Kept: a part that was waited for must not be thrown away when it is loaded.
  const [Component] = useState(() => part.component(catalog))
  return (
    <ViewBoundary broken={broken}>
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    </ViewBoundary>
  )
}
