import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { nodesOf } from '../chart-text.ts'
import { type Drawing, drawingOf } from './drawing.ts'

/**
 * A chart's diagram and its folds. The previous one stays during the layout of a new one; a failure is thrown to the
 * error boundary.
 */
export function useDrawing(machine: AnyStateMachine, first: () => Iterable<string>) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(first()))
  const [drawing, setDrawing] = useState<Drawing>()
  const [failure, setFailure] = useState<{ error: unknown }>()

  useEffect(() => {
    let wanted = true
    drawingOf(machine, folded).then(
      (drawn) => wanted && setDrawing(drawn),
      (error: unknown) => wanted && setFailure({ error }),
    )
    return () => {
      wanted = false
    }
  }, [machine, folded])

  const toggle = useCallback((id: string) => {
    setFolded((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id]))
  }, [])
  const folds = useMemo(
    () => nodesOf(machine.root).filter((node) => node.parent && Object.keys(node.states).length > 0),
    [machine],
  )
  const foldAll = useCallback((all: boolean) => setFolded(new Set(all ? folds.map(({ id }) => id) : [])), [folds])
  if (failure) throw failure.error
  return { drawing, folded, toggle, foldAll }
}
