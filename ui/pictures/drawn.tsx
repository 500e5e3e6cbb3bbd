import type { ReactNode } from 'react'
import { Initial } from './initial.tsx'

interface DrawnProps {
  name: string
  /** What each name is drawn with: what is inside an SVG of 24 by 24. */
  drawings: readonly (readonly [RegExp, string])[]
  /** For names without a drawing; their initial, unless given. */
  children?: ReactNode
}

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">'

/** The drawing of a name, as an image: what it defines by an id stays its own. */
export function Drawn({ name, drawings, children = <Initial name={name} /> }: DrawnProps) {
  const drawing = drawings.find(([pattern]) => pattern.test(name))?.[1]
  if (drawing === undefined) return children
  return <img src={`data:image/svg+xml,${encodeURIComponent(`${start}${drawing}</svg>`)}`} alt="" draggable={false} />
}
