import { disclaimerPlaces } from '../../views/connect/disclaimer-place.ts'
import { InPlace } from './in-place.tsx'
import type { DisclaimerComponent } from './provider-types.ts'

/** Renders the app's own disclaimer below the wallets. */
export function Disclaimer({ component: Component }: { component: DisclaimerComponent }) {
  return <InPlace places={disclaimerPlaces}>{({ Text, Link }) => <Component Text={Text} Link={Link} />}</InPlace>
}
