import type { AnyStateMachine } from 'xstate'
import { engineOf } from './elk.ts'
import { type Layout, layoutOf } from './layout.ts'
import { type ChartModel, modelOf } from './model.ts'
import { type Scene, sceneOf } from './scene.ts'

/** A chart with its layout. */
export interface Drawing {
  model: ChartModel
  scene: Scene
  layout: Layout
}

// Copies of a machine with other implementations share their config.
const drawings = new WeakMap<object, Map<string, Promise<Drawing>>>()

/** The diagram of a chart with some of its states folded; the layout is cached for each set of folds. */
export function drawingOf(machine: AnyStateMachine, folded: ReadonlySet<string>): Promise<Drawing> {
  const known = drawings.get(machine.config) ?? new Map<string, Promise<Drawing>>()
  drawings.set(machine.config, known)
  const key = [...folded].sort().join(' ')
  const drawing = known.get(key) ?? draw(machine, folded)
  known.set(key, drawing)
  drawing.catch(() => known.delete(key))
  return drawing
}

async function draw(machine: AnyStateMachine, folded: ReadonlySet<string>): Promise<Drawing> {
  const model = modelOf(machine)
  const scene = sceneOf(model, folded)
  return { model, scene, layout: await layoutOf(scene, await engineOf()) }
}
