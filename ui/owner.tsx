import type { ReactNode } from 'react'
import css from './owner.css?inline'
import { useStyles } from './styles.tsx'

export interface OwnerProps {
  picture: ReactNode
  /** Whether the text is beside the picture instead of below it, for a view with much content. */
  beside: boolean
  children: ReactNode
}

/** The owner of a view: a picture and text. */
export function Owner({ picture, beside, children }: OwnerProps) {
  useStyles(css)
  return (
    <div className="owner" data-beside={beside}>
      {picture}
      <div className="owner-text">{children}</div>
    </div>
  )
}
