import { useLayoutEffect, useRef, useState } from 'react'
import { SkeletonRows } from './skeleton-rows.tsx'

interface KeptSpaceProps {
  /** How many rows are expected, or, once they are known, how many have not come. */
  rows: number
  isLoading: boolean
  /** Something that can be pressed stands below. */
  isAbove: boolean
}

/** The space of rows that are loading. What fewer of them have left free is given up when the pointer is off the list: nothing moves under it. */
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
