import { type ReactNode, useContext, useId } from 'react'
import { createPortal } from 'react-dom'
import css from './beside.css?inline'
import { FootContext } from './foot.tsx'
import { useLazyStyles } from './lazy-styles.ts'

export interface BesideProps {
  title: string
  children: ReactNode
}

/** A column beside the view, where the page has room for a card of twice the width; nowhere else is it shown. */
export function Beside({ title, children }: BesideProps) {
  useLazyStyles(css)
  const titleId = useId()
  const frame = useContext(FootContext)?.closest('.frame')
  return (
    frame &&
    createPortal(
      <aside className="beside" aria-labelledby={titleId} data-testid="beside">
        <h2 className="beside-title" id={titleId}>
          {title}
        </h2>
        {children}
      </aside>,
      frame,
    )
  )
}
