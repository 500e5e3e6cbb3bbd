import { lazy } from 'react'
import { recentPlaces } from '../../views/account/recent-place.ts'
import { InPlace } from './in-place.tsx'
import { loadRecentWords } from './recent-words.ts'

const Rows = lazy(async () => {
  const [{ RecentRows }, words] = await Promise.all([import('./recent-rows.tsx'), loadRecentWords()])
  return { default: () => <RecentRows words={words} /> }
})

/** Lists in the account what the app has added of it. */
export function RecentTransactions() {
  return <InPlace places={recentPlaces}>{() => <Rows />}</InPlace>
}
