import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Where the foot of the view is drawn. */
export const FootContext = createContext<Element | null>(null)

/** What stays in sight below a view, however long it is. */
export function Foot({ children }: { children: ReactNode }) {
  const place = useContext(FootContext)
  return place && createPortal(children, place)
}
