import { type ReactNode, useContext, useId, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import css from './beside.css?inline'
import { FootContext } from './foot.tsx'
import { useLazyStyles } from './lazy-styles.ts'

export interface BesideProps {
  title: string
  children: ReactNode
}

/** The animation of an element's properties, if any. */
const moving = (element: Element, ...properties: readonly string[]) =>
  element.getAnimations().find((each) => each instanceof CSSTransition && properties.includes(each.transitionProperty))

/** A column beside the view; shown only if the page has room for a card of twice the width. */
export function Beside({ title, children }: BesideProps) {
  useLazyStyles(css)
  const titleId = useId()
  const frame = useContext(FootContext)?.closest('.frame')

  useLayoutEffect(() => {
    const card = frame?.closest('.card')
    // It appears at its full width; only an existing one animates it.
    if (card && moving(card, 'opacity')) moving(card, 'width', 'inline-size')?.finish()
  }, [frame])

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
