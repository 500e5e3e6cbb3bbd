import { type ComponentType, type ReactNode, Suspense } from 'react'
import { registry } from '../views/registry.ts'
import type { Scene } from './scene.ts'

type View = ComponentType<{ actor: never }>

/** The component of a scene. The registry's types have made sure that there is one for every view a chart can name. */
const componentOf = ({ flow, view }: Scene): View | undefined => {
  const flows: Record<string, Record<string, View>> = registry
  return flows[flow]?.[view]
}

/** Draws the view that the scene names, for the actor that named it. */
export function Outlet({ scene, fallback }: { scene: Scene; fallback: ReactNode }) {
  const Component = componentOf(scene)
  return <Suspense fallback={fallback}>{Component ? <Component actor={scene.owner as never} /> : null}</Suspense>
}
