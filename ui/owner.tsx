import type { ReactNode } from 'react'
import css from './owner.css?inline'
import { useStyles } from './styles.tsx'

export interface OwnerProps {
  picture: ReactNode
  /** The words stand beside the picture and not below it, for a view that has much to show. */
  beside: boolean
  children: ReactNode
}

/** Whose view it is: a picture, and what there is to say. */
export function Owner({ picture, beside, children }: OwnerProps) {
  useStyles(css)
  return (
    <div className="owner" data-beside={beside}>
      {picture}
      <div className="owner-text">{children}</div>
    </div>
  )
}
