import type { CSSProperties } from 'react'
import type { StackProps } from './layout.tsx'
import css from './line.css?inline'
import { useStyles } from './styles.tsx'

/** Children side by side with equal shares; they wrap if necessary. */
export function Line({ gap = 8, align, children }: StackProps) {
  useStyles(css)
  const style: CSSProperties = { gap }
  return (
    <div className="line" data-align={align} style={style}>
      {children}
    </div>
  )
}
