import { lazy } from 'react'
import { recentPlaces } from '../../views/account/recent-place.ts'
import { InPlace } from './in-place.tsx'

const Rows = lazy(async () => ({ default: (await import('./recent-rows.tsx')).RecentRows }))

/** Lists in the account what the app has added of it. */
export function RecentTransactions() {
  return <InPlace places={recentPlaces}>{() => <Rows />}</InPlace>
}
