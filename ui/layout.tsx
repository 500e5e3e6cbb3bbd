import type { CSSProperties, ReactNode } from 'react'
import css from './layout.css?inline'
import { useStyles } from './styles.tsx'

export interface StackProps {
  /** The gap between the children, in pixels. */
  gap?: number | undefined
  align?: 'center' | undefined
  children: ReactNode
}

/** Children in a column. */
export function Stack({ gap = 12, align, children }: StackProps) {
  useStyles(css)
  const style: CSSProperties = { gap }
  return (
    <div className="stack" data-align={align} style={style}>
      {children}
    </div>
  )
}

/** The last line of a view, less prominent. */
export function Footer({ children }: { children: ReactNode }) {
  useStyles(css)
  return <div className="footer">{children}</div>
}
