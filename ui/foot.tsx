import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The element for the view's bottom area. */
export const FootContext = createContext<Element | null>(null)

/** A bottom area that stays visible however long the view is. */
export function Foot({ children }: { children: ReactNode }) {
  const place = useContext(FootContext)
  return place && createPortal(children, place)
}
