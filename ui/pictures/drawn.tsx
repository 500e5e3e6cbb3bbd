import type { ReactNode } from 'react'
import { addressOfDrawing, type Drawings } from './address-of-drawing.ts'
import { Initial } from './initial.tsx'

interface DrawnProps {
  name: string
  /** Drawings by name: the content of an SVG of 24 by 24. */
  drawings: Drawings
  /** Shown for names without a drawing; the initial by default. */
  children?: ReactNode
}

/** The drawing of a name, as an image, so that its internal ids stay separate. */
export function Drawn({ name, drawings, children = <Initial name={name} /> }: DrawnProps) {
  const address = addressOfDrawing(name, drawings)
  if (address === undefined) return children
  return <img src={address} alt="" draggable={false} />
}
