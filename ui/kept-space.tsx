import { useLayoutEffect, useRef, useState } from 'react'
import { SkeletonRows } from './skeleton-rows.tsx'

interface KeptSpaceProps {
  /** How many rows are expected; once they have loaded, how many are missing. */
  rows: number
  isLoading: boolean
  /** Whether there are controls below. */
  isAbove: boolean
}

/**
 * Reserves space for loading rows. If fewer rows arrive, the rest is released only when the pointer leaves the list, so
 * that nothing moves under it.
 */
export function KeptSpace({ rows, isLoading, isAbove }: KeptSpaceProps) {
  const [isKept, setKept] = useState(isLoading)
  if (isLoading) return <SkeletonRows rows={rows} />
  return isKept && isAbove && rows > 0 ? <FreeSpace rows={rows} setKept={setKept} /> : null
}

interface FreeSpaceProps extends Pick<KeptSpaceProps, 'rows'> {
  setKept: (isKept: boolean) => void
}

function FreeSpace({ rows, setKept }: FreeSpaceProps) {
  const place = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const list = place.current?.parentElement
    const giveUp = () => setKept(false)
    if (!list?.matches(':hover')) return giveUp()
    list.addEventListener('pointerleave', giveUp)
    return () => list.removeEventListener('pointerleave', giveUp)
  }, [setKept])
  return <li ref={place} aria-hidden="true" style={{ blockSize: 68 * rows - 8 }} />
}
