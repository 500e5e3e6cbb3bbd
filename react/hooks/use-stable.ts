import { useCallback, useInsertionEffect, useRef } from 'react'

/** A function that is the same in every render, and calls that of the latest one. */
export function useStable<Parameters extends unknown[], T>(
  work: (...parameters: Parameters) => T,
): (...parameters: Parameters) => T {
  const latest = useRef(work)
  useInsertionEffect(() => {
    latest.current = work
  })
  return useCallback((...parameters) => latest.current(...parameters), [])
}
