import { type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FootContext } from './foot.tsx'
import css from './foot-first.css?inline'
import { useStyles } from './styles.tsx'

const makePlace = (): HTMLElement => Object.assign(document.createElement('div'), { className: 'foot-first' })

/** The first part of a view's fixed bottom area; it loads after the rest. */
export function FootFirst({ children }: { children: ReactNode }) {
  useStyles(css)
  const foot = useContext(FootContext)
  const [place] = useState(makePlace)
  useLayoutEffect(() => {
    foot?.prepend(place)
    return () => place.remove()
  }, [foot, place])
  return createPortal(children, place)
}
