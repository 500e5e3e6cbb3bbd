import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { StylesProvider } from '../../ui/styles.tsx'
import type { DappPlace, DappPlaces } from '../../views/dapp-place.ts'
import { ViewBoundary } from '../../views/view-boundary.tsx'

const none = () => undefined

interface InPlaceProps<Place extends DappPlace> {
  places: DappPlaces<Place>
  children: (place: Place) => ReactNode
}

/** Renders into the modal's slot while that is mounted. A component that crashes is left out. */
export function InPlace<Place extends DappPlace>({ places, children }: InPlaceProps<Place>) {
  const place = useSyncExternalStore(places.subscribe, places.current, none)
  if (!place) return null
  return createPortal(
    <ViewBoundary broken={null}>
      <Suspense fallback={null}>
        <StylesProvider root={place.root}>{children(place)}</StylesProvider>
      </Suspense>
    </ViewBoundary>,
    place.element,
  )
}
