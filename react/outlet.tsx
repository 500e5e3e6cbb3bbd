import { type ComponentType, type ReactNode, Suspense } from 'react'
import { registry } from '../views/registry.ts'
import type { Scene } from './scene.ts'
import { ViewBoundary } from './view-boundary.tsx'

type View = ComponentType<{ actor: never }>

/** The component of a scene. The registry's types have made sure that there is one for every view a chart can name. */
const componentOf = ({ flow, view }: Scene): View | undefined => {
  const flows: Record<string, Record<string, View>> = registry
  return flows[flow]?.[view]
}

export interface OutletProps {
  scene: Scene
  /** Shown while the view's code is on its way. */
  waiting: ReactNode
  /** Shown in place of a view that broke. */
  broken: ReactNode
}

/** Draws the view that the scene names, for the actor that named it. */
export function Outlet({ scene, waiting, broken }: OutletProps) {
  const Component = componentOf(scene)
  return (
    <ViewBoundary broken={broken}>
      <Suspense fallback={waiting}>{Component ? <Component actor={scene.owner as never} /> : null}</Suspense>
    </ViewBoundary>
  )
}
