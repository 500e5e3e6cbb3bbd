import type { ReactNode } from 'react'
import { addressOfDrawing, type Drawings } from './address-of-drawing.ts'
import { Initial } from './initial.tsx'

interface DrawnProps {
  name: string
  /** What each name is drawn with: what is inside an SVG of 24 by 24. */
  drawings: Drawings
  /** For names without a drawing; their initial, unless given. */
  children?: ReactNode
}

/** The drawing of a name, as an image: what it defines by an id stays its own. */
export function Drawn({ name, drawings, children = <Initial name={name} /> }: DrawnProps) {
  const address = addressOfDrawing(name, drawings)
  if (address === undefined) return children
  return <img src={address} alt="" draggable={false} />
}
