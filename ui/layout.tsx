import type { CSSProperties, ReactNode } from 'react'
import css from './layout.css?inline'
import { useStyles } from './styles.tsx'

export interface StackProps {
  /** Pixels between the children. */
  gap?: number | undefined
  align?: 'center' | undefined
  children: ReactNode
}

/** Children one under the other. */
export function Stack({ gap = 12, align, children }: StackProps) {
  useStyles(css)
  const style: CSSProperties = { gap }
  return (
    <div className="stack" data-align={align} style={style}>
      {children}
    </div>
  )
}

/** The quiet last line of a view. */
export function Footer({ children }: { children: ReactNode }) {
  useStyles(css)
  return <div className="footer">{children}</div>
}
