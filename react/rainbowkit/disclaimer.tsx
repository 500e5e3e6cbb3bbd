import { Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { StylesProvider } from '../../ui/styles.tsx'
import { disclaimerPlace, onDisclaimerPlace } from '../../views/connect/disclaimer-place.ts'
import { ViewBoundary } from '../../views/view-boundary.tsx'
import type { DisclaimerComponent } from './provider-types.ts'

const none = () => undefined

/** Draws what the app tells its users itself where the modal has the place for it. What breaks is left out. */
export function Disclaimer({ component: Component }: { component: DisclaimerComponent }) {
  const place = useSyncExternalStore(onDisclaimerPlace, disclaimerPlace, none)
  if (!place) return null
  return createPortal(
    <ViewBoundary broken={null}>
      <Suspense fallback={null}>
        <StylesProvider root={place.root}>
          <Component Text={place.Text} Link={place.Link} />
        </StylesProvider>
      </Suspense>
    </ViewBoundary>,
    place.element,
  )
}
