import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { type AnyStateMachine, StateMachine } from 'xstate'

/** Every chart in machines/, by the name of its folder. */
export async function allCharts(): Promise<Map<string, AnyStateMachine>> {
  const charts = new Map<string, AnyStateMachine>()
  const folder = new URL('../machines/', import.meta.url)
  for (const file of globSync('*/{chart,index}.ts', { cwd: folder }).sort()) {
    const module: object = await import(new URL(file, folder).href)
    for (const exported of Object.values(module))
      if (exported instanceof StateMachine) charts.set(dirname(file), exported)
  }
  return charts
}
