import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Where the foot of the view is drawn. */
export const FootContext = createContext<Element | null>(null)

/** What stays in sight below a view, however long it is; what comes first there does so whenever it loads. */
export function Foot({ first, children }: { first?: true; children: ReactNode }) {
  const foot = useContext(FootContext)
  const place = first ? foot?.previousElementSibling : foot
  return place && createPortal(children, place)
}
