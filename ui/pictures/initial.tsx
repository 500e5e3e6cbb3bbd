import type { ReactNode } from 'react'
import { hashOf, initialOf } from '../identity.ts'
import { useStyles } from '../styles.tsx'
import type { Variables } from '../variables.ts'
import css from './initial.css?inline'

/** The first letter of a name, in constant colours. */
export function Initial({ name }: { name: string }) {
  useStyles(css)
  const style: Variables = { '--hue': hashOf(name) % 360 }
  return (
    <span className="initial" style={style}>
      {initialOf(name)}
    </span>
  )
}

/** A symbol for something without an icon. */
export function Glyph({ children }: { children: ReactNode }) {
  useStyles(css)
  return <span className="glyph">{children}</span>
}
